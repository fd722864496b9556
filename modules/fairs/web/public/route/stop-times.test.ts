import { expect, test } from 'vitest';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { stopTimes } from './route-stops.tsx';

const day = (from: string, to: string) => ({ startsAt: `2026-11-28T${from}+08:00`, endsAt: `2026-11-28T${to}+08:00` });

test('a few stops take 25 minutes each', () => {
  expect(stopTimes(day('09:00', '16:00'), 3).map(timeOfDay)).toEqual(['09:15', '09:40', '10:05']);
});

test('a route made while the fair goes on begins then', () => {
  const now = Date.parse('2026-11-28T10:02:00+08:00');
  expect(stopTimes(day('09:00', '16:00'), 2, now).map(timeOfDay)).toEqual(['10:05', '10:30']);
});

test('many stops share the time of the fair in steps of five minutes', () => {
  const times = stopTimes(day('09:00', '12:00'), 16);
  expect(times.slice(0, 2).map(timeOfDay)).toEqual(['09:15', '09:25']);
  expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(Date.parse('2026-11-28T12:00+08:00'));
});
