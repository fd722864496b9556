/**
 * `plain`: one width and case, no spaces. `digits`: Chinese numerals also become digits, since they are used to disguise phone
 * numbers.
 */
export type View = 'plain' | 'digits';

interface Folded {
  text: string;
  /** Maps a range of the folded text back to the original. */
  range(from: number, to: number): readonly [number, number];
}

const numerals: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...'零一二三四五六七八九'].map((sign, digit) => [sign, String(digit)]),
  ['〇', '0'],
  ['幺', '1'],
]);

/** Most characters of a post, none of which has variants. */
const _isHan = (sign: string) => sign >= '\u4e00' && sign <= '\u9fff' && sign.length === 1;

/** Normalises variants of writing and keeps each character's offset. Line breaks remain, since they end a clause. */
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
