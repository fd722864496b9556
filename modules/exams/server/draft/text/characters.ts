import { numberOf } from '#modules/imports/server/public.ts';

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
    .replace(/(?<=\d)\ufe0f?\u20e3/gu, (sign) => '.'.padEnd(sign.length))
    .replace(/^\s*(?:[✅✔☑❗❌]\ufe0f?\s*)+/u, (signs) => ' '.repeat(signs.length))
    .replace(/^\s*(?:\p{Extended_Pictographic}\ufe0f?\s*)+/u, (signs) => '●'.padEnd(signs.length))
    // 一 stands for a dash between two moments.
    .replace(/(?<=[\d日号时分点)]\s?)一(?=\s?(?:\d|次日|上午|下午))/g, '-');

/** '12', '十二', '廿一', '一百五十', '壹佰', '二〇二七' and the 元 of 元月 as a number; NaN for anything else. */
export const numeral = (text: string): number => numberOf(text.replace('元', '一')) ?? Number.NaN;
