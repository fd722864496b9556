import type { SalaryHistogram } from '#contract/search/post-search.ts';

/** Fen a month. */
export interface SalaryRange {
  min: number;
  max: number;
}

/** Fewer posts than this say nothing about a market. */
const fewest = 5;
const maxBars = 10;
/** Widths that a bar may have, in fen. */
const widths = [50_000, 100_000, 200_000, 250_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000];

/** How salaries spread, by the middle of each post's range; the highest and lowest twentieth fall outside the bars. */
export function salaryHistogram(ranges: readonly SalaryRange[]): SalaryHistogram | null {
  const middles = ranges.map(({ min, max }) => (min + max) / 2).sort((one, other) => one - other);
  if (middles.length < fewest) return null;
  const at = (share: number) => middles[Math.round((middles.length - 1) * share)] ?? 0;
  const [low, high] = [at(0.05), at(0.95)];
  const width = widths.find((one) => (high - low) / one <= maxBars - 1) ?? widths.at(-1) ?? 1;
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
