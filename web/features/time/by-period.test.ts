import { expect, test } from 'vitest';
import { byPeriod } from './by-period.ts';

const now = Date.parse('2026-11-24T02:00:00Z');

test('rows stand under the period of their day in Shanghai, newest first, and empty periods are left out', () => {
  const times = ['2026-11-23T16:30:00Z', '2026-11-23T15:59:00Z', '2026-11-18T02:00:00Z', '2026-10-01T02:00:00Z'];
  const found = byPeriod(times, (time) => time, now).map(({ period, rows }) => [period, rows.length]);
  expect(found).toEqual([
    ['今天', 1],
    ['昨天', 1],
    ['七天内', 1],
    ['更早', 1],
  ]);
});
