import fc from 'fast-check';
import { expect, test } from 'vitest';
import { salaryHistogram } from './salary-histogram.ts';

const fixed = (...yuan: number[]) => yuan.map((one) => ({ min: one * 100, max: one * 100 }));

test('fewer than five posts tell nothing', () => {
  expect(salaryHistogram(fixed(5_000, 6_000, 7_000, 8_000))).toBeNull();
});

test('the middle of each range counts', () => {
  const histogram = salaryHistogram([...fixed(5_000, 6_000, 7_000, 8_000), { min: 800_000, max: 1_000_000 }]);
  expect(histogram).toMatchObject({ n: 5, median: 700_000, low: 500_000, high: 900_000 });
  expect(histogram?.bars[0]).toEqual({ from: 500_000, to: 550_000, n: 1 });
});

test('bars join, are at most ten, and hold all but the farthest posts', () => {
  const range = fc.tuple(fc.integer({ min: 0, max: 20_000_000 }), fc.integer({ min: 0, max: 5_000_000 }));
  fc.assert(
    fc.property(fc.array(range, { minLength: 5, maxLength: 200 }), (ranges) => {
      const histogram = salaryHistogram(ranges.map(([min, more]) => ({ min, max: min + more })));
      if (!histogram) return false;
      const { bars, n } = histogram;
      const joined = bars.every((bar, at) => at === 0 || bar.from === bars[at - 1]?.to);
      return joined && bars.length <= 10 && bars.reduce((sum, bar) => sum + bar.n, 0) >= n * 0.8;
    }),
  );
});
