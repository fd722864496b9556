import { dayMs, monthNumber, monthText } from '#contract/months.ts';

/** The days of the whole weeks that contain a month, Monday first. */
export function weeksOf(month: string): string[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const start = first.getTime() - ((first.getUTCDay() + 6) % 7) * dayMs;
  const next = Date.parse(`${monthText(monthNumber(month) + 1)}-01T00:00:00Z`);
  const days = Math.ceil((next - start) / dayMs / 7) * 7;
  return Array.from({ length: days }, (_, at) => new Date(start + at * dayMs).toISOString().slice(0, 10));
}

/** '2026 年 11 月' */
export const monthLabel = (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;
