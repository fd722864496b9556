const shanghai = 8 * 3_600_000;

/** A day in milliseconds. All days in Asia/Shanghai have this length. */
export const dayMs = 86_400_000;

/** A span of months, first and last included, as numbers (see `monthNumber`). */
export interface Span {
  from: number;
  to: number;
}

/** `2020-09` as a count of months, for subtraction and comparison. */
export const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The month of such a count: `2020-09`. */
export const monthText = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** The month in Asia/Shanghai at a moment. */
export const monthAt = (moment: Date): string => new Date(moment.getTime() + shanghai).toISOString().slice(0, 7);

/** The calendar day in Asia/Shanghai at a moment, `YYYY-MM-DD`. */
export const dayAt = (moment: Date): string => new Date(moment.getTime() + shanghai).toISOString().slice(0, 10);

/** Whether two moments fall on the same calendar day in Asia/Shanghai. Faster than comparing the formatted days. */
export const isSameDay = (one: Date, other: Date): boolean =>
  Math.floor((one.getTime() + shanghai) / dayMs) === Math.floor((other.getTime() + shanghai) / dayMs);

/** The span of a resume's from and to. An end before its start counts as the start month alone. */
export function spanOf({ from, to }: { from: string; to: string }, now: Date): Span {
  const start = monthNumber(from);
  return { from: start, to: Math.max(start, monthNumber(to === 'now' ? monthAt(now) : to)) };
}

/** Sorts spans and merges those that overlap or touch. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** Months covered by at least one span; parallel jobs count once. */
export const monthsCovered = (spans: readonly Span[]): number =>
  mergeSpans(spans).reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** '1 年 8 个月' */
export function monthsInWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return `${rest} 个月`;
  return rest === 0 ? `${years} 年` : `${years} 年 ${rest} 个月`;
}
