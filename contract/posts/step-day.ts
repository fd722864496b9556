import { dayMs } from '#contract/months.ts';

const written =
  /(?:(20\d\d)\s*[-./年]\s*)?(?<!\d)(1[0-2]|0?[1-9])\s*[-./月]\s*(3[01]|[12]\d|0?[1-9])(?!\d|\s*(?:个|天|周|分|%))/;

/** Candidate years for a date without a year, around the publication. */
const nearYears = (from: string) => [Number(from.slice(0, 4)), Number(from.slice(0, 4)) + 1];

function dayOf(year: number, month: string, day: string): string | null {
  const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 ? date.toISOString().slice(0, 10) : null;
}

/**
 * The day `YYYY-MM-DD` that a recruitment step names, the first of several; null if it names none ('试讲后 3 天', '2026-12'). A date
 * without a year is the first one not earlier than 30 days before `from`.
 */
export function stepDay(when: string, from: string): string | null {
  const [, year, month, day] = written.exec(when.normalize('NFKC')) ?? [];
  if (!month || !day) return null;
  if (year) return dayOf(Number(year), month, day);
  const earliest = new Date(Date.parse(from) - 30 * dayMs).toISOString().slice(0, 10);
  return (
    nearYears(earliest)
      .map((one) => dayOf(one, month, day))
      .find((one) => one !== null && one >= earliest) ?? null
  );
}
