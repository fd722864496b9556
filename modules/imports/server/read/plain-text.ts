import { plainSigns } from '#packages/office-files/plain-signs.ts';

/**
 * A cell as text: normalises line breaks and spaces, and removes invisible characters such as those that change the direction of
 * writing. Invalid characters become U+FFFD.
 */
export function plainText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return new Date(cell.getTime()).toISOString().slice(0, 10);
  return plainSigns(String(cell))
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

const numerals = '〇一二三四五六七八九';
const digitOf = (numeral: string) => numerals.indexOf(numeral);
const spelled: Record<string, string> = { 零: '〇', 两: '二', 廿: '二十', 卅: '三十' };

/** A number in digits or in Chinese numerals up to 99, or null. */
export function numberOf(text: string): number | null {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const plain = text.replace(/[零两廿卅]/g, (sign) => spelled[sign] ?? sign);
  if (numerals.includes(plain)) return plain.length === 1 ? digitOf(plain) : null;
  const parts = /^([一二三四五六七八九])?十([一二三四五六七八九〇])?$/.exec(plain);
  return parts && digitOf(parts[1] ?? '一') * 10 + digitOf(parts[2] ?? '〇');
}

/** Dates in Chinese numerals with digits: '二〇二七年六月三十日' is '2027年6月30日'. Other words stay. */
export const chineseDigits = (text: string): string =>
  text
    .replace(/[零○〇OＯ](?=[〇零○一二三四五六七八九]*年)|(?<=[一二三四五六七八九])[零○OＯ]/g, '〇')
    .replace(/[〇一二三四五六七八九]{4}(?=\s*年)/g, (year) => [...year].map(digitOf).join(''))
    .replace(/[一二三四五六七八九十廿卅]{1,3}(?=\s*(?:月|日|号))/g, (number) => String(numberOf(number) ?? number));
