import { expect, test } from 'vitest';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { sameDay } from './day-check.tsx';

const interview = { startsAt: '2026-11-27T06:00:00.000Z', minutes: 45 };
const entry = (at: string, more: Partial<CalendarItem> = {}) =>
  ({ kind: 'lecture', id: '9', at, until: null, allDay: false, ...more }) as CalendarItem;

test.each([
  ['at the same time', entry('2026-11-27T06:30:00.000Z'), true],
  ['that ends during it', entry('2026-11-27T05:00:00.000Z', { until: '2026-11-27T06:10:00.000Z' }), true],
  ['without an end, an hour before', entry('2026-11-27T05:00:00.000Z'), false],
  ['after it', entry('2026-11-27T06:45:00.000Z'), false],
])('an entry %s', (_, other, clashes) => {
  const { others, clash } = sameDay([other], '1', interview);
  expect([others.length, clash !== null]).toEqual([1, clashes]);
});

test('the interview itself, whole days and other days do not count', () => {
  const items = [
    entry(interview.startsAt, { kind: 'interview', id: '1' }),
    entry('2026-11-27', { allDay: true }),
    // The 28th in Shanghai.
    entry('2026-11-27T17:00:00.000Z'),
  ];
  expect(sameDay(items, '1', interview).others).toEqual([]);
});
