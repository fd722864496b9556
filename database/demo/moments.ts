import type { Random, Weighted } from './random.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
const shanghai = 8 * hour;

/** Midnight in Asia/Shanghai of the day that holds the moment. */
export function startOfDay(at: Date): Date {
  return new Date(Math.floor((at.getTime() + shanghai) / day) * day - shanghai);
}

export function plus(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}

/** The calendar day in Asia/Shanghai, `YYYY-MM-DD`. */
export function isoDay(at: Date): string {
  return new Date(at.getTime() + shanghai).toISOString().slice(0, 10);
}

/** As the notices of the sector write a day: `12-06`. */
export function monthDay(at: Date): string {
  return isoDay(at).slice(5);
}

/** `YYYY-MM`, a number of months before (negative) or after the moment. */
export function isoMonth(at: Date, months = 0): string {
  const local = new Date(at.getTime() + shanghai);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
}

function isWeekend(midnight: Date): boolean {
  const weekday = new Date(midnight.getTime() + shanghai).getUTCDay();
  return weekday === 0 || weekday === 6;
}

const officeHours: Weighted<number> = [
  [8, 9],
  [9, 18],
  [10, 18],
  [11, 10],
  [12, 3],
  [13, 6],
  [14, 15],
  [15, 15],
  [16, 13],
  [17, 8],
  [18, 3],
  [19, 2],
  [20, 2],
  [21, 1],
];

/**
 * A moment about so many days before `now`, when offices in Asia/Shanghai work: mostly 8 to 18 o'clock, seldom on a weekend.
 * Never after `now` less a minute.
 */
export function officeMoment(random: Random, now: Date, daysAgo: number): Date {
  let midnight = startOfDay(plus(now, -daysAgo * day));
  if (daysAgo >= 1 && isWeekend(midnight) && random.chance(0.8)) midnight = plus(midnight, -random.int(1, 2) * day);
  const at = plus(midnight, random.weighted(officeHours) * hour + random.int(0, 59) * minute + random.int(0, 59_999));
  const latest = now.getTime() - minute;
  if (at.getTime() <= latest) return at;
  const worked = latest - midnight.getTime() - 8 * hour;
  if (worked > hour) return new Date(latest - Math.floor(random.next() ** 2 * worked));
  // Early in the day and at night: some have just been on the site, the others were there the day before.
  return random.chance(0.3) ? new Date(latest - random.int(0, 40 * minute)) : plus(at, -day);
}

/** A moment so long ago, or the end of the working day before where that falls into the night. */
export function byDaylight(now: Date, ago: number): Date {
  const at = plus(now, -ago);
  const sinceMidnight = at.getTime() - startOfDay(at).getTime();
  if (ago < 70 * minute || sinceMidnight > 7 * hour) return at;
  return plus(startOfDay(at), -6 * hour - (sinceMidnight % hour));
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
  const passed = isToday ? now.getTime() - midnight.getTime() : day;
  const closes = Math.min(plus(midnight, 22 * hour).getTime(), isToday ? now.getTime() : Number.POSITIVE_INFINITY);
  const share = (at.getTime() - midnight.getTime()) / passed;
  return plus(opens, Math.floor(share * (closes - opens.getTime())));
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
  /** The next term: '2027 春季学期'. */
  nextTerm: string;
  /** When people taken on now begin, `YYYY-MM`. */
  arrival: string;
}

export function seasonsOf(now: Date): Seasons {
  const [year, month] = isoMonth(now).split('-').map(Number) as [number, number];
  const graduates = month >= 8 ? year + 1 : year;
  const nextTerm = month >= 8 ? `${year + 1} 春季学期` : `${year} 秋季学期`;
  return { graduates, nextTerm, arrival: `${graduates}-08` };
}
