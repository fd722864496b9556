import { daysUntil } from './time-text.ts';

const periodOf = (iso: string, now: number): string => {
  const days = -daysUntil(iso, now);
  return days <= 0 ? '今天' : days === 1 ? '昨天' : days < 7 ? '七天内' : days < 30 ? '三十天内' : '更早';
};

/** Rows, newest first, under 今天, 昨天, 七天内, 三十天内 and 更早; periods without rows are left out. */
export function byPeriod<Row>(rows: readonly Row[], timeOf: (row: Row) => string, now: number) {
  const periods = new Map<string, Row[]>();
  for (const row of rows) {
    const period = periodOf(timeOf(row), now);
    periods.set(period, [...(periods.get(period) ?? []), row]);
  }
  return [...periods].map(([period, within]) => ({ period, rows: within }));
}
