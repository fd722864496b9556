import type { Catalogue } from './catalogues.ts';

/** The letters that provinces write before codes: A 研究生, B 本科, C 高职专科. */
export const catalogueOfLetter: Record<string, readonly Catalogue[] | undefined> = {
  A: ['graduate'],
  B: ['undergraduate'],
  C: ['vocational'],
};

const word = '(?:博士研究生|硕士研究生|研究生|硕士|博士|大学本科|本科|大学专科|大专|专科|高职高专|高职)';
const tail = '(?:及以上)?(?:学历|学位|层次|阶段)?(?:所学|要求)?(?:专业)?(?:要求)?';
const several = `(?:全日制|普通高校|普通|统招)*${word}(?:及以上)?(?:[、/或和及]${word})*${tail}`;
const whole = new RegExp(`^${several}$`);

/** '研究生：', '本科专业：', '研究生不限'. */
export const levelLead = new RegExp(`(?:^|[;,、。\\s)])(${several})(?:[:为]|(?=不限|专业不限))`, 'g');

/** The catalogues that a word for a level means: '本科及以上' is two of them. Null for other words. */
export function readLevel(text: string): Catalogue[] | null {
  if (!whole.test(text)) return null;
  const above = text.includes('及以上');
  const vocational = /专科|大专|高职/.test(text);
  const undergraduate = text.includes('本科');
  return [
    ...(/研究生|硕士|博士/.test(text) || above ? (['graduate'] as const) : []),
    ...(undergraduate || (above && vocational) ? (['undergraduate'] as const) : []),
    ...(vocational ? (['vocational'] as const) : []),
  ];
}
