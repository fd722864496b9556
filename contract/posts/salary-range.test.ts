import { expect, test } from 'vitest';
import type { SalaryHistogram } from '#contract/search/post-search.ts';
import { monthlyRange, percentBelow, reaching, shareOf } from './salary-range.ts';

const histogram: SalaryHistogram = {
  n: 10,
  median: 1_250_000,
  low: 1_000_000,
  high: 1_500_000,
  bars: [
    { from: 500_000, to: 1_000_000, n: 2 },
    { from: 1_000_000, to: 1_500_000, n: 6 },
    { from: 1_500_000, to: 2_000_000, n: 2 },
  ],
};

test.each([
  [400_000, 0],
  [1_000_000, 20],
  [1_250_000, 50],
  [9_000_000, 100],
])('%d fen pays more than %d percent', (fen, percent) => expect(percentBelow(histogram, fen)).toBe(percent));

test('an amount beyond the ends stands at the end', () => {
  expect([shareOf(histogram, 0), shareOf(histogram, 1_250_000), shareOf(histogram, 9e9)]).toEqual([0, 0.5, 1]);
});

test('a year is twelve months, a lesson is none', () => {
  expect(monthlyRange({ min: 12_000_000, max: 24_000_000, unit: 'year' })).toEqual({ from: 1_000_000, to: 2_000_000 });
  expect(monthlyRange({ min: 20_000, max: 30_000, unit: 'hour' })).toBeNull();
  expect(monthlyRange({ min: null, max: null, unit: 'month' })).toBeNull();
});

test.each([
  [150_000, 0, 2_000_000],
  [1_250_000, 500_000, 2_000_000],
  [2_600_000, 500_000, 3_000_000],
  [90_000_000, 500_000, 7_000_000],
])('the picture reaches to %d fen: from %d to %d', (fen, from, to) => {
  const { bars, n } = reaching(histogram, fen);
  expect([bars[0]?.from, bars.at(-1)?.to, n]).toEqual([from, to, 10]);
  expect(bars.reduce((sum, bar) => sum + bar.n, 0)).toBe(10);
});
