import { dayAt } from '#contract/months.ts';

/** The age at which a person may work, and so register here. */
export const leastAge = 16;

/** The latest day of birth of those who are old enough on the day of a moment. */
export function latestBirthday(now: Date): string {
  const today = dayAt(now);
  return `${Number(today.slice(0, 4)) - leastAge}${today.slice(4)}`;
}
