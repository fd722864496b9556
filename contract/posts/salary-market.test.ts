import { expect, test } from 'vitest';
import type { SalaryHistogram } from '#contract/search/post-search.ts';
import { salaryMarket } from './salary-market.ts';

const found = (n: number): SalaryHistogram => ({
  n,
  median: 1_250_000,
  low: 1_000_000,
  high: 1_500_000,
  bars: [
    { from: 500_000, to: 1_000_000, n: 2 },
    { from: 1_000_000, to: 1_500_000, n: n - 2 },
  ],
});
const salary = { min: 1_000_000, max: 1_500_000, unit: 'month' } as const;

test('four samples are no market, and five are drawn each for itself', () => {
  expect(salaryMarket(salary, found(4), null)).toBeNull();
  expect(salaryMarket(salary, found(5), null)?.columns.map(({ n }) => n)).toEqual([2, 3]);
});

test('median, post and reader are named, and the axis reaches to each', () => {
  const market = salaryMarket(salary, found(20), { from: 1_800_000, to: 2_200_000 });
  expect(market?.marks.map(({ label }) => label)).toEqual(['中位数 12.5K', '这个职位 10–15K', '你想要 18–22K']);
  expect(market?.ends).toEqual(['5K', '20K']);
  expect(market?.marks.at(-1)?.at).toBeCloseTo(1, 1);
});

test('the axis holds the whole pay of the post, not its middle alone', () => {
  const market = salaryMarket({ min: 1_200_000, max: 2_500_000, unit: 'month' }, found(20), null);
  expect(market?.ends).toEqual(['5K', '25K']);
  expect(market?.marks.at(-1)?.span).toEqual({ from: 0.35, to: 1 });
});

test('a post paid by the lesson has no mark of its own', () => {
  const market = salaryMarket({ min: 8_000, max: 8_000, unit: 'hour' }, found(20), null);
  expect(market?.marks.map(({ kind }) => kind)).toEqual(['middle']);
  expect(market?.words).toContain('没有写明月薪');
});
