import type { Random, Weighted } from './random.ts';
import { readData } from './read-data.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
const shanghai = 8 * hour;

/** Midnight in Asia/Shanghai of the day that holds the moment. */
export const startOfDay = (at: Date): Date => new Date(Math.floor((at.getTime() + shanghai) / day) * day - shanghai);

export const plus = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** The time of day in Asia/Shanghai, in milliseconds since midnight. */
export const timeOfDay = (at: Date): number => at.getTime() - startOfDay(at).getTime();

/** Deadlines are written as days: they fall at 23:59:59 in Asia/Shanghai. */
export const endOfDay = (at: Date): Date => plus(startOfDay(at), day - 1000);

/** The calendar day in Asia/Shanghai, `YYYY-MM-DD`. */
export const isoDay = (at: Date): string => plus(at, shanghai).toISOString().slice(0, 10);

/** As the notices of the sector write a day: `12-06`. */
export const monthDay = (at: Date): string => isoDay(at).slice(5);

/** `YYYY-MM`, a number of months before (negative) or after the moment. */
export function isoMonth(at: Date, months = 0): string {
  const local = new Date(at.getTime() + shanghai);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
}

/** The day of the week in Asia/Shanghai, 0 on a Sunday. */
export const weekday = (at: Date): number => plus(at, shanghai).getUTCDay();

export const isWeekend = (at: Date): boolean => weekday(at) % 6 === 0;

/** At which hours offices work, and at which people sit down to send a resume. */
export const hours = readData<Record<'office' | 'sending', Weighted<number>>>('hours');

/**
 * A moment about so many days before `now`, when offices in Asia/Shanghai work: mostly 8 to 18 o'clock, seldom on a weekend.
 * Never after `now` less a minute.
 */
export function officeMoment(random: Random, now: Date, daysAgo: number): Date {
  let midnight = startOfDay(plus(now, -daysAgo * day));
  if (daysAgo >= 1 && isWeekend(midnight) && random.chance(0.8)) midnight = plus(midnight, -random.int(1, 2) * day);
  const at = plus(midnight, random.weighted(hours.office) * hour + random.int(0, 59) * minute + random.int(0, 59_999));
  const latest = now.getTime() - minute;
  if (at.getTime() <= latest) return at;
  const worked = latest - midnight.getTime() - 8 * hour;
  if (worked > hour) return new Date(latest - Math.floor(random.next() * worked));
  // Early in the day and at night: some have just been on the site, the others were there the day before.
  return random.chance(0.3) ? new Date(latest - random.int(0, 40 * minute)) : plus(at, -day);
}

/** A moment so long ago, or the end of the working day before where that falls into the night. */
export function byDaylight(now: Date, ago: number): Date {
  const at = plus(now, -ago);
  if (ago < 70 * minute || timeOfDay(at) > 7 * hour) return at;
  return plus(startOfDay(at), -6 * hour - (timeOfDay(at) % hour));
}

/**
 * The moment of that day that offices see: a day of 24 hours pressed into 08:00–22:00 in Asia/Shanghai, today's into what has
 * passed of it. What was in order stays so, and nothing comes after `now`.
 */
export function inWorkingHours(at: Date, now: Date): Date {
  const midnight = startOfDay(at);
  const opens = plus(midnight, 8 * hour);
  const isToday = midnight.getTime() === startOfDay(now).getTime();
  if (isToday && now <= opens) return plus(midnight, -2 * hour);
  const passed = isToday ? timeOfDay(now) : day;
  const span = Math.min(22 * hour, passed) - 8 * hour;
  return plus(opens, Math.floor((timeOfDay(at) / passed) * span));
}

/**
 * When a talk that takes so long began: between 08:30 and 22:00 in Asia/Shanghai, else on the evening before, the sooner the
 * earlier it would have been.
 */
export function whileOpen(start: Date, length: number): Date {
  const midnight = startOfDay(start);
  const opens = plus(midnight, 8.5 * hour);
  if (start >= opens && plus(start, length) <= plus(midnight, 22 * hour)) return start;
  const nextOpens = start < opens ? opens : plus(opens, day);
  return plus(nextOpens, -10.5 * hour - length - (nextOpens.getTime() - start.getTime()) / 4);
}

/** How many days ago a post was last refreshed: most of a living site within a week, some today, a tail of two months. */
export function freshness(random: Random): number {
  const band = random.next();
  if (band < 0.16) return 0;
  if (band < 0.3) return 1;
  if (band < 0.58) return random.int(2, 6);
  if (band < 0.86) return random.int(7, 29);
  return random.int(30, 75);
}

/** The school years round a moment, as titles and requirements name them. */
export interface Seasons {
  /** The year whose graduates are being recruited: 2027 from autumn 2026 on. */
  graduates: number;
  /** When people taken on now begin, `YYYY-MM`. */
  arrival: string;
}

export function seasonsOf(now: Date): Seasons {
  const [year, month] = isoMonth(now).split('-').map(Number) as [number, number];
  const graduates = month >= 8 ? year + 1 : year;
  return { graduates, arrival: `${graduates}-08` };
}
