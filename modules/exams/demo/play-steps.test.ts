import { expect, test } from 'vitest';
import { formatDateTime } from '#contract/text.ts';
import { interviewHour } from './play-steps.ts';

test.each([
  ['2026-11-27T10:00:00+08:00', '2026-11-27 09:15', '2026-11-27 10:00'],
  ['2026-11-27T17:14:00+08:00', '2026-11-27 16:25', '2026-11-27 17:14'],
  ['2026-11-27T23:40:00+08:00', '2026-11-27 16:30', '2026-11-27 17:15'],
  ['2026-11-27T00:20:00+08:00', '2026-11-26 16:30', '2026-11-26 17:15'],
  ['2026-11-27T04:10:00+08:00', '2026-11-26 16:30', '2026-11-26 17:15'],
  ['2026-11-27T09:10:00+08:00', '2026-11-26 16:30', '2026-11-26 17:15'],
])('at %s an interview that goes on began %s and has come to %s', (now, startsAt, until) => {
  const hour = interviewHour(new Date(now));
  expect([formatDateTime(hour.startsAt.toISOString()), formatDateTime(hour.until.toISOString())]).toEqual([
    startsAt,
    until,
  ]);
});
