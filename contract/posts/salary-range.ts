import type { SalaryHistogram } from '#contract/search/post-search.ts';
import { fenPerMonth } from '#contract/taxonomy/filters/salaries.ts';
import type { Salary } from './post-card.ts';

export interface MonthlyRange {
  from: number;
  to: number;
}

/** A salary as fen a month; null where that is impossible. */
export function monthlyRange({ min, max, unit }: Salary): MonthlyRange | null {
  const [low, high] = [min ?? max, max ?? min];
  if (low === null || high === null) return null;
  const [from, to] = [fenPerMonth(low, unit), fenPerMonth(high, unit)];
  return from === null || to === null ? null : { from, to };
}

/** Maximum number of empty bars added at an end; amounts further away are drawn at the edge. */
const FARTHEST = 10;

/** The histogram extended by empty bars up to an amount. */
export function reaching(histogram: SalaryHistogram, fen: number): SalaryHistogram {
  const bars = [...histogram.bars];
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return histogram;
  const width = first.to - first.from;
  for (let { from } = first, n = 0; fen < from && from >= width && n < FARTHEST; from -= width, n += 1)
    bars.unshift({ from: from - width, to: from, n: 0 });
  for (let { to } = last, n = 0; fen > to && n < FARTHEST; to += width, n += 1)
    bars.push({ from: to, to: to + width, n: 0 });
  return { ...histogram, bars };
}

/** The relative position of an amount in the histogram, 0 to 1. */
export function shareOf({ bars }: SalaryHistogram, fen: number): number {
  const [low, high] = [bars[0]?.from ?? 0, bars.at(-1)?.to ?? 1];
  return Math.min(1, Math.max(0, (fen - low) / (high - low)));
}

/** The share of samples below an amount, in whole percent; the bar that contains it counts partly. */
export function percentBelow({ bars, n }: SalaryHistogram, fen: number): number {
  const below = bars.reduce((sum, { from, to, n: here }) => {
    const part = Math.min(1, Math.max(0, (fen - from) / (to - from)));
    return sum + here * part;
  }, 0);
  return n === 0 ? 0 : Math.round((below / n) * 100);
}
