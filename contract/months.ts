const shanghai = 8 * 3_600_000;

/** A day in milliseconds. Asia/Shanghai has no days of another length. */
export const dayMs = 86_400_000;

/** Months from the first to the last, both counted; as numbers, see `monthNumber`. */
export interface Span {
  from: number;
  to: number;
}

/** `2020-09` as a count of months, so that months can be subtracted and compared. */
export const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The month of such a count: `2020-09`. */
export const monthText = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** The month in Asia/Shanghai at a moment. */
export const monthAt = (moment: Date): string => new Date(moment.getTime() + shanghai).toISOString().slice(0, 7);

/** The calendar day in Asia/Shanghai at a moment, `YYYY-MM-DD`. */
export const dayAt = (moment: Date): string => new Date(moment.getTime() + shanghai).toISOString().slice(0, 10);

/** Whether two moments fall on one calendar day in Asia/Shanghai; without the texts of the days, for those who ask of many. */
export const isSameDay = (one: Date, other: Date): boolean =>
  Math.floor((one.getTime() + shanghai) / dayMs) === Math.floor((other.getTime() + shanghai) / dayMs);

/** What a resume writes as from and to. An end before its start counts as the month of the start alone. */
export function spanOf({ from, to }: { from: string; to: string }, now: Date): Span {
  const start = monthNumber(from);
  return { from: start, to: Math.max(start, monthNumber(to === 'now' ? monthAt(now) : to)) };
}

/** Spans in order, with those that overlap or touch made one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** Months in which at least one of the spans runs: two jobs at a time count once. */
export const monthsCovered = (spans: readonly Span[]): number =>
  mergeSpans(spans).reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** '1 年 8 个月' */
export function monthsInWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return `${rest} 个月`;
  return rest === 0 ? `${years} 年` : `${years} 年 ${rest} 个月`;
}
