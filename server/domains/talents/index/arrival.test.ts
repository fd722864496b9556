import { expect, test } from 'vitest';
import { arrivalDay, arrivalLimit } from './arrival.ts';

const now = new Date('2026-11-29T06:00:00Z');

test.each([
  ['随时', '1970-01-01'],
  ['一个月内', '2026-12-30'],
  ['2027-08', '2027-08-01'],
  ['', null],
])('%s is %s', (said, day) => {
  expect(arrivalDay(said, now)).toBe(day);
});

test('of several months the next one counts, to its end', () => {
  expect(arrivalLimit([9], now)).toBe('2027-09-30');
  expect(arrivalLimit([3, 9], now)).toBe('2027-03-31');
  expect(arrivalLimit([12], now)).toBe('2026-12-31');
  expect(arrivalLimit('month', now)).toBe('2026-12-30');
});

test('随时到岗 is who says so, and nobody whose month has passed', () => {
  expect(arrivalLimit('now', now)).toBe(arrivalDay('随时', now));
});
