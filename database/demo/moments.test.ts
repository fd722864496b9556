import { expect, test } from 'vitest';
import {
  byDaylight,
  day,
  freshness,
  hour,
  inWorkingHours,
  isoMonth,
  officeMoment,
  plus,
  seasonsOf,
  startOfDay,
  whileOpen,
} from './moments.ts';
import { Random } from './random.ts';

const morning = new Date('2026-11-21T02:30:00Z');
const night = new Date('2026-11-20T17:10:00Z');
const hourOf = (at: Date) => (at.getTime() - startOfDay(at).getTime()) / hour;

test('a day begins at midnight in Shanghai', () => {
  expect(startOfDay(morning).toISOString()).toBe('2026-11-20T16:00:00.000Z');
  expect(startOfDay(new Date('2026-11-20T15:59:59Z')).toISOString()).toBe('2026-11-19T16:00:00.000Z');
});

test.each([morning, night])('moments at %s are past, and nearly all within the working day', (now) => {
  const random = new Random('7');
  const drawn = Array.from({ length: 4000 }, () => officeMoment(random, now, freshness(random)));
  for (const at of drawn) expect(at <= plus(now, -60_000)).toBe(true);
  const working = drawn.filter((at) => hourOf(at) >= 8 && hourOf(at) < 22);
  expect(working.length / drawn.length).toBeGreaterThan(0.9);
  expect(drawn.filter((at) => at > plus(now, -hour)).length).toBeGreaterThan(20);
  expect(drawn.filter((at) => at > plus(now, -7 * day)).length / drawn.length).toBeGreaterThan(0.5);
});

test('hours ago fall into daylight, minutes ago stay', () => {
  expect(byDaylight(night, 20 * 60_000)).toEqual(plus(night, -20 * 60_000));
  const evening = byDaylight(new Date('2026-11-21T00:00:00Z'), 5 * hour);
  expect(hourOf(evening)).toBeGreaterThan(16);
  expect(evening < night).toBe(true);
});

test('the term and the graduates follow the school year', () => {
  expect(seasonsOf(morning)).toEqual({ graduates: 2027, arrival: '2027-08' });
  expect(seasonsOf(new Date('2027-03-01T00:00:00Z'))).toMatchObject({ graduates: 2027 });
  expect(isoMonth(morning, -11)).toBe('2025-12');
});

test.each([morning, night])('what is pressed into working hours is past at %s, by day, and in order', (now) => {
  const moments = Array.from({ length: 400 }, (_, n) => plus(now, (n - 400) * 17 * 60_000));
  const pressed = moments.map((at) => inWorkingHours(at, now).getTime());
  expect(pressed).toEqual([...pressed].sort((a, b) => a - b));
  expect(Math.max(...pressed)).toBeLessThanOrEqual(now.getTime());
  for (const at of pressed) expect(hourOf(new Date(at)) >= 8 && hourOf(new Date(at)) <= 22, `${at}`).toBe(true);
});

test('a talk begins and ends between 08:30 and 22:00, at whatever hour it was to begin, and not later than that', () => {
  const length = 100 * 60_000;
  let before = new Date(0);
  for (let minutes = 0; minutes < 24 * 60; minutes += 7) {
    const start = plus(startOfDay(night), minutes * 60_000);
    const begins = whileOpen(start, length);
    expect(hourOf(begins), start.toISOString()).toBeGreaterThanOrEqual(8.5);
    expect(hourOf(plus(begins, length)), start.toISOString()).toBeLessThanOrEqual(22);
    expect(begins <= start).toBe(true);
    if (hourOf(start) < 20) expect(begins > before, start.toISOString()).toBe(true);
    before = begins;
  }
});
