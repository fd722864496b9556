import { numberOf } from './plain-text.ts';

const single: Record<string, string> = Object.fromEntries(
  [...'〇一二三四五六七八九'].map((numeral, digit) => [numeral, String(digit)]),
);

/** Dates in Chinese numerals with digits: '二〇二七年六月三十日' is '2027年6月30日'. Other words stay. */
export const chineseDigits = (text: string): string =>
  text
    .replace(/[零○〇OＯ](?=[〇零○一二三四五六七八九]*年)|(?<=[一二三四五六七八九])[零○OＯ]/g, '〇')
    .replace(/[〇一二三四五六七八九]{4}(?=\s*年)/g, (year) => [...year].map((numeral) => single[numeral]).join(''))
    .replace(/[一二三四五六七八九十]{1,3}(?=\s*(?:月|日|号))/g, (number) => String(numberOf(number) ?? number));
