import { dayAt, dayMs } from '#contract/months.ts';
import type { arrivals } from '#contract/talents/talent-shapes.ts';

const anyTime = '1970-01-01';

/** The earliest start, `YYYY-MM-DD`, from free text, null if not stated: '随时' is any time, a month is its first day. */
export function arrivalDay(said: string): string | null {
  if (/随时|立即|马上/.test(said)) return anyTime;
  const month = /(20\d{2})[-年./](\d{1,2})/.exec(said);
  const number = Number(month?.[2]);
  return month && number >= 1 && number <= 12 ? `${month[1]}-${String(number).padStart(2, '0')}-01` : null;
}

const days: Record<keyof typeof arrivals, number> = { now: 0, month: 31, term: 183 };

/** The latest start that satisfies the filter. */
export const arrivalLimit = (within: keyof typeof arrivals, now: Date): string =>
  dayAt(new Date(now.getTime() + days[within] * dayMs));
