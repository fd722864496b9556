import type { Call } from '#contract/api.ts';
import { dayMs } from '#contract/months.ts';
import type { LinkBar } from '#web/slots.tsx';
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
