import type { SalaryHistogram } from '#contract/search/post-search.ts';

/** Fen a month. */
export interface SalaryRange {
  min: number;
  max: number;
}

/** Minimum sample size. */
const fewest = 5;
const maxBars = 10;
/** Possible bar widths, in fen. */
const widths = [50_000, 100_000, 200_000, 250_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000];

/** The distribution of salaries, by the midpoint of each range; the highest and lowest 5 % are cut off. */
export function salaryHistogram(ranges: readonly SalaryRange[]): SalaryHistogram | null {
  const middles = ranges.map(({ min, max }) => (min + max) / 2).sort((one, other) => one - other);
  if (middles.length < fewest) return null;
  const at = (share: number) => middles[Math.round((middles.length - 1) * share)] ?? 0;
  const [low, high] = [at(0.05), at(0.95)];
  const width = widths.find((width) => (high - low) / width <= maxBars - 1) ?? widths.at(-1) ?? 1;
  const first = Math.floor(low / width) * width;
  const count = Math.floor((high - first) / width) + 1;
  const bars = Array.from({ length: count }, (_, index) => ({
    from: first + index * width,
    to: first + (index + 1) * width,
    n: 0,
  }));
  for (const middle of middles) {
    const bar = bars[Math.floor((middle - first) / width)];
    if (bar) bar.n += 1;
  }
  return { n: middles.length, median: Math.round(at(0.5)), low: Math.round(low), high: Math.round(high), bars };
}
