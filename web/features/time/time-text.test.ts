import { expect, test } from 'vitest';
import { agoText, daysUntil, shortDateText } from './time-text.ts';

/** 2026-11-21 00:30 in Shanghai, still the 20th in UTC. */
const now = Date.parse('2026-11-20T16:30:00Z');

test.each([
  ['2026-11-20T16:29:30Z', '刚刚'],
  ['2026-11-20T16:04:00Z', '26 分钟前'],
  ['2026-11-20T15:20:00Z', '昨天'],
  ['2026-11-19T15:59:00Z', '11-19'],
  ['2025-11-19T15:59:00Z', '2025-11-19'],
])('%s was %s', (then, text) => expect(agoText(then, now)).toBe(text));

test('hours are counted within the day, then it is just today', () => {
  const noon = Date.parse('2026-11-21T12:00:00+08:00');
  expect(agoText('2026-11-21T09:30:00+08:00', noon)).toBe('2 小时前');
  expect(agoText('2026-11-21T01:00:00+08:00', noon)).toBe('今天');
});

test('a deadline counts in days of Shanghai', () => {
  expect(daysUntil('2026-11-21T23:59:59+08:00', now)).toBe(0);
  expect(daysUntil('2026-12-06T23:59:59+08:00', now)).toBe(15);
  expect(daysUntil('2026-11-20T23:00:00+08:00', now)).toBe(-1);
});

test('a date shows its year only where it is another', () => {
  expect(shortDateText('2026-12-31T16:30:00Z', now)).toBe('2027-01-01');
});
