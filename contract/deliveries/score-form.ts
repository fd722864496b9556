/** One criterion of a score sheet for 试讲, with its maximum points. */
export interface Criterion {
  name: string;
  max: number;
}

/** Default criteria of a trial lesson, for posts without their own. */
export const scoreTemplate: readonly Criterion[] = [
  { name: '教学设计', max: 25 },
  { name: '语言表达', max: 20 },
  { name: '板书教态', max: 20 },
  { name: '学科素养', max: 25 },
  { name: '课堂互动', max: 10 },
];

/** Total points of a score sheet. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Mean and standard deviation of the judges' totals, to one decimal; null without a judge. */
export function meanAndSpread(totals: readonly number[]): { mean: number; spread: number } | null {
  if (totals.length === 0) return null;
  const mean = sumOf(totals) / totals.length;
  const variance = sumOf(totals.map((total) => (total - mean) ** 2)) / totals.length;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { mean: round(mean), spread: round(Math.sqrt(variance)) };
}
