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

const digits = '零一二三四五六七八九';
/** Signs, each before the numeral that it stands for. */
const pairs = '〇零○零两二壹一贰二叁三肆四伍五陆六柒七捌八玖九拾十佰百';

/** A number in digits or in Chinese numerals up to 999, or digit by digit as '二〇二七'; null for anything else. */
export function numberOf(text: string): number | null {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const numeral = (sign: string) => pairs.charAt(pairs.indexOf(sign) + 1);
  const plain = text
    .replace('廿', '二十')
    .replace('卅', '三十')
    .replace(/[〇○两壹贰叁肆伍陆柒捌玖拾佰]/g, numeral);
  if (/^(?:[零一二三四五六七八九]|[零一二三四五六七八九]{3,})$/.test(plain))
    return Number([...plain].map((sign) => digits.indexOf(sign)).join(''));
  const parts = /^(?:([一二三四五六七八九])百零?)?(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?$/.exec(plain);
  if (!parts || plain === '') return null;
  const [hundreds = 0, tens = 1, , ones = 0] = parts.slice(1).map((sign) => sign && digits.indexOf(sign));
  return Number(hundreds) * 100 + (parts[3] ? Number(tens) * 10 : 0) + Number(ones);
}

/** Dates in Chinese numerals with digits: '二〇二七年六月三十日' is '2027年6月30日'. Other words stay. */
export const chineseDigits = (text: string): string =>
  text
    .replace(/[零○〇OＯ](?=[〇零○一二三四五六七八九]*年)|(?<=[一二三四五六七八九])[零○OＯ]/g, '〇')
    .replace(/[〇一二三四五六七八九]{4}(?=\s*年)/g, (year) => String(numberOf(year)))
    .replace(/[一二三四五六七八九十廿卅]{1,3}(?=\s*(?:月|日|号))/g, (number) => String(numberOf(number) ?? number));
