const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SHANGHAI = 8 * HOUR;

const dayOf = (ms: number) => Math.floor((ms + SHANGHAI) / DAY);
const local = (ms: number) => new Date(ms + SHANGHAI).toISOString();

/** '2026-12-06' in Shanghai. */
export const dateText = (iso: string) => local(Date.parse(iso)).slice(0, 10);

/** '12-06' of this year, '2025-12-06' of another. */
export function shortDateText(iso: string, now: number): string {
  const date = dateText(iso);
  return date.slice(0, 4) === local(now).slice(0, 4) ? date.slice(5) : date;
}

/** A closing moment: '12-14', with its clock time where it is not the end of the day. */
export function closingText(iso: string, now: number): string {
  const time = local(Date.parse(iso)).slice(11, 16);
  return time === '23:59' ? shortDateText(iso, now) : `${shortDateText(iso, now)} ${time}`;
}

/** Relative time: 刚刚, 26 分钟前, 2 小时前, 今天, 昨天, 11-18. `now` comes from the loader, so that server and browser agree. */
export function agoText(iso: string, now: number): string {
  const then = Date.parse(iso);
  const passed = now - then;
  const days = dayOf(now) - dayOf(then);
  if (passed < MINUTE) return '刚刚';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} 分钟前`;
  if (passed < 6 * HOUR && days === 0) return `${Math.floor(passed / HOUR)} 小时前`;
  if (days === 0) return '今天';
  return days === 1 ? '昨天' : shortDateText(iso, now);
}

/** Calendar days from today until that day in Shanghai; 0 is today, negative is past. */
export const daysUntil = (iso: string, now: number) => dayOf(Date.parse(iso)) - dayOf(now);
