import type { Quiet } from './wishes.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Shanghai has had no daylight saving time since 1991. */
const SHANGHAI_MINUTES = 8 * 60;

/** The minute of the day in Shanghai. */
export const minuteOfDay = (moment: Date): number =>
  (Math.floor(moment.getTime() / MINUTE_MS) + SHANGHAI_MINUTES) % DAY_MINUTES;

/** The first moment from `now` on outside the quiet hours; they may span midnight, and equal ends mean none. */
export function afterQuiet(now: Date, { from, to }: Quiet): Date {
  if (from === to) return now;
  const minute = minuteOfDay(now);
  const sinceFrom = (minute - from + DAY_MINUTES) % DAY_MINUTES;
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  if (sinceFrom >= length) return now;
  const startOfMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(startOfMinute + (length - sinceFrom) * MINUTE_MS);
}
