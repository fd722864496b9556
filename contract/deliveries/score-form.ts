/** One line of a score sheet for 试讲: at most so many points. */
export interface Criterion {
  name: string;
  max: number;
}

/** By what a trial lecture is judged where a post says nothing of its own. */
export const scoreTemplate: readonly Criterion[] = [
  { name: '教学设计', max: 25 },
  { name: '语言表达', max: 20 },
  { name: '板书教态', max: 20 },
  { name: '学科素养', max: 25 },
  { name: '课堂互动', max: 10 },
];

/** The marks of a score sheet together. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Mean and spread (the standard deviation of all judges) of totals, to one decimal; null where nobody judged. */
export function meanAndSpread(totals: readonly number[]): { mean: number; spread: number } | null {
  if (totals.length === 0) return null;
  const mean = sumOf(totals) / totals.length;
  const variance = sumOf(totals.map((total) => (total - mean) ** 2)) / totals.length;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { mean: round(mean), spread: round(Math.sqrt(variance)) };
}
