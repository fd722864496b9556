/**
 * A cell as text: normalises line breaks and spaces, and removes invisible characters such as those that change the direction of
 * writing. Invalid characters become U+FFFD.
 */
export function plainText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return new Date(cell.getTime()).toISOString().slice(0, 10);
  return String(cell)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2002-\u200a\u202f\u3000]/g, ' ')
    .replace(/[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffc]/g, '')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''))
    .trim();
}

/** For short cells: half-width, one kind of dash and tilde, no spaces, lower case. */
export const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[~～—–―−‐‑－]|(?<=[\dkw万千])(?:至|到)(?=\d)/gi, '-')
    .replace(/\s+/g, '')
    .toLowerCase();

const digits: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
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

/** A number in digits or in Chinese numerals up to 99, or null. */
export function numberOf(text: string): number | null {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const parts = /^([一二两三四五六七八九])?(十)?([一二两三四五六七八九零〇])?$/.exec(text);
  if (!parts || text === '') return null;
  const [, tens, ten, ones] = parts;
  if (!ten) return text.length === 1 ? (digits[text] ?? null) : null;
  return (tens ? (digits[tens] ?? 0) : 1) * 10 + (ones ? (digits[ones] ?? 0) : 0);
}

const single: Record<string, string> = Object.fromEntries(
  [...'〇一二三四五六七八九'].map((numeral, digit) => [numeral, String(digit)]),
);

/** Dates in Chinese numerals with digits: '二〇二七年六月三十日' is '2027年6月30日'. Other words stay. */
export const chineseDigits = (text: string): string =>
  text
    .replace(/[零○〇OＯ](?=[〇零○一二三四五六七八九]*年)|(?<=[一二三四五六七八九])[零○OＯ]/g, '〇')
    .replace(/[〇一二三四五六七八九]{4}(?=\s*年)/g, (year) => [...year].map((numeral) => single[numeral]).join(''))
    .replace(/[一二三四五六七八九十]{1,3}(?=\s*(?:月|日|号))/g, (number) => String(numberOf(number) ?? number));
