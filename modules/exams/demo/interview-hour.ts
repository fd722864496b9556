import { day, hour, minute, plus, startOfDay } from '#database/demo/moments.ts';

const FIRST = 8.5 * hour;
const LAST = 16.5 * hour;
const RUNNING = 45 * minute;

/**
 * When an interview that goes on began, and how far it has come: for three quarters of an hour, or where nobody is interviewed at
 * this hour of Shanghai's clock, as it stood at the end of the last afternoon.
 */
export function interviewHour(now: Date): { startsAt: Date; until: Date } {
  const began = new Date(Math.floor((now.getTime() - RUNNING) / (5 * minute)) * 5 * minute);
  const midnight = startOfDay(began);
  const clock = began.getTime() - midnight.getTime();
  if (clock >= FIRST && clock <= LAST) return { startsAt: began, until: now };
  const startsAt = plus(midnight, clock > LAST ? LAST : LAST - day);
  return { startsAt, until: plus(startsAt, RUNNING) };
}
