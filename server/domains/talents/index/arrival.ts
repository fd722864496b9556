import { dayAt, dayMs } from '#contract/months.ts';
import type { arrivals } from '#contract/talents/talent-shapes.ts';

const anyTime = '1970-01-01';
const days: Record<Exclude<keyof typeof arrivals, 'now'>, number> = { month: 31, term: 183 };
const after = (at: Date, count: number): string => dayAt(new Date(at.getTime() + count * dayMs));

/**
 * The earliest start, `YYYY-MM-DD`, from free text, null if not stated: '随时' is any time, a month is its first day, '一个月内'
 * counts from the day when it was written.
 */
export function arrivalDay(said: string, writtenAt: Date): string | null {
  if (/随时|立即|马上/.test(said)) return anyTime;
  if (/^(?:一|1)个?月[之以]?内/.test(said)) return after(writtenAt, days.month);
  const month = /(20\d{2})[-年./](\d{1,2})/.exec(said);
  const number = Number(month?.[2]);
  return month && number >= 1 && number <= 12 ? `${month[1]}-${String(number).padStart(2, '0')}-01` : null;
}

/** The latest start that satisfies the filter, or the end of the next of some months; 随时到岗 is only who says so. */
export function arrivalLimit(within: keyof typeof arrivals | readonly number[], now: Date): string {
  if (within === 'now') return anyTime;
  if (typeof within === 'string') return after(now, days[within]);
  const [year, month] = dayAt(now).split('-').map(Number) as [number, number];
  const ends = within.map((number) => lastDay(number >= month ? year : year + 1, number));
  return ends.toSorted()[0] ?? after(now, days.term);
}

const lastDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 'YYYY-MM-DD'.length);
