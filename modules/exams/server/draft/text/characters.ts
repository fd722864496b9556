/** A line as it is shown: half-width digits and letters, plain spaces. */
export const plainLine = (line: string): string =>
  line
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff05\u2e80-\u2fdf]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u00a0\u2002-\u200a\u202f\u3000]/g, ' ')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/^ +| +$/g, '');

const half = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/**
 * A line in the form that the readers compare: half-width punctuation, `-` for every dash and tilde, `(` for every bracket.
 * Every character keeps its offset.
 */
export const comparable = (line: string): string =>
  line
    .replace(/[\uff01-\uff5e]/g, half)
    .replace(/[—–−―‐‑─━﹣~∼〜]/g, '-')
    .replace(/[∶︰]/g, ':')
    .replace(/[〔[]/g, '(')
    .replace(/[〕\]]/g, ')')
    // 一 stands for a dash between two moments.
    .replace(/(?<=[\d日号时分点)]\s?)一(?=\s?(?:\d|次日|上午|下午))/g, '-');

const digits: Record<string, number> = {
  〇: 0,
  '○': 0,
  零: 0,
  一: 1,
  元: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** '12', '十二', '二十', '廿一', '一百五十', '壹佰', '二〇二七' as a number; NaN for anything else. */
export function numeral(text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const plain = text
    .replace('廿', '二十')
    .replace(
      /[壹贰叁肆伍陆柒捌玖拾佰]/g,
      (sign) => '一二三四五六七八九十百'['壹贰叁肆伍陆柒捌玖拾佰'.indexOf(sign)] ?? '',
    );
  const [, hundreds = '', rest = plain] = /^([一二两三四五六七八九])百(?:零(?=.))?(.*)$/.exec(plain) ?? [];
  if (hundreds !== '') return (digits[hundreds] ?? 0) * 100 + (rest === '' ? 0 : numeral(rest));
  const signs = [...plain];
  if (signs.length === 0) return Number.NaN;
  const ten = signs.indexOf('十');
  const digitsOf = (some: readonly string[]) => Number(some.map((sign) => digits[sign] ?? 'x').join(''));
  if (ten < 0) return digitsOf(signs);
  const tens = ten === 0 ? 1 : digitsOf(signs.slice(0, ten));
  return tens * 10 + (ten === signs.length - 1 ? 0 : digitsOf(signs.slice(ten + 1)));
}
