/** `plain`: one width and case, no blanks. `digits`: Chinese numerals as figures too, as phone numbers hide. */
export type View = 'plain' | 'digits';

export interface Folded {
  text: string;
  /** The range of the original that a range of the folded text came from. */
  range(from: number, to: number): readonly [number, number];
}

const numerals: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...'零一二三四五六七八九'].map((sign, digit) => [sign, String(digit)]),
  ['〇', '0'],
  ['幺', '1'],
]);

/** Most signs of a post, and none of them varies. */
const _isHan = (sign: string) => sign >= '\u4e00' && sign <= '\u9fff' && sign.length === 1;

/** Folds what writing varies, and keeps where each character stood. Line ends stay: they end a clause. */
export function foldText(original: string, view: View): Folded {
  const starts: number[] = [];
  let text = '';
  let at = 0;
  for (const sign of original) {
    const plain = sign
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\S\n]+/g, '');
    const folded = view === 'digits' ? (numerals[plain] ?? plain) : plain;
    for (let unit = 0; unit < folded.length; unit += 1) starts.push(at);
    text += folded;
    at += sign.length;
  }
  const range = (from: number, to: number) => {
    const last = starts[to - 1] ?? 0;
    return [starts[from] ?? 0, last + ((original.codePointAt(last) ?? 0) > 0xffff ? 2 : 1)] as const;
  };
  return { text, range };
}
