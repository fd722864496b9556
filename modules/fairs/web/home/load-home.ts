import type { Call } from '#contract/api.ts';
import { dayMs } from '#contract/months.ts';
import type { LinkBar } from '#web/slots.tsx';
import { daysAway } from '../parts/fair-words.ts';
import { fairLine } from './fair-line.ts';

const LINES = 4;
const DAYS = 30;
const aside = { background: true, quiet: true };

/** Where a day of the coming month lies, as a short bar. */
const onDay = (startsAt: string, now: number) => ({
  from: Math.min(0.8, Math.max(0, (Date.parse(startsAt) - now) / (DAYS * dayMs))),
  length: 0.2,
});

/** The next fairs, and their days as bars. */
export async function loadHome(call: Call, now: number) {
  const { items } = await call('GET /api/fairs', {}, aside);
  const lines = items.slice(0, LINES).map((fair) => fairLine(fair, now));
  const bars = lines.map(
    ({ day, month, startsAt, exhibitors }): LinkBar => ({
      label: `${month}${day} 日`,
      value: exhibitors > 0 ? `${exhibitors} 家` : '',
      ...onDay(startsAt, now),
    }),
  );
  return { lines, bars };
}

/** The next fair, and in how many days it is. */
export async function loadMobileHome(call: Call, now: number) {
  const [fair] = (await call('GET /api/fairs', {}, aside)).items;
  return fair ? { fair, note: daysAway(fair.startsAt, now) } : null;
}
