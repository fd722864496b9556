/** 经验 bands of a post: years of teaching, `from` inclusive and `to` exclusive. 不限 and 应届 require none. */
export const experiences = {
  any: { label: '不限', short: '经验不限', from: 0, to: null },
  graduate: { label: '应届', short: '应届生', from: 0, to: 0 },
  '0-1': { label: '1 年以内', from: 0, to: 1 },
  '1-3': { label: '1–3 年', from: 1, to: 3 },
  '3-5': { label: '3–5 年', from: 3, to: 5 },
  '5-10': { label: '5–10 年', from: 5, to: 10 },
  '10-up': { label: '10 年以上', from: 10, to: null },
} as const;

export type ExperienceCode = keyof typeof experiences;

/** The band of a number of years, as a table writes it ('3 年以上' is 3). */
export function experienceOfYears(years: number): ExperienceCode {
  if (years < 1) return '0-1';
  if (years < 3) return '1-3';
  if (years < 5) return '3-5';
  return years < 10 ? '5-10' : '10-up';
}
