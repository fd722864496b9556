import { expect, test } from 'vitest';
import { startOfToday } from './search-posts.ts';

test('days turn at midnight in Shanghai', () => {
  const midnight = new Date('2026-11-19T16:00:00Z');
  expect(startOfToday(new Date('2026-11-20T02:00:00Z'))).toEqual(midnight);
  expect(startOfToday(midnight)).toEqual(midnight);
  expect(startOfToday(new Date('2026-11-19T15:59:59Z'))).toEqual(new Date('2026-11-18T16:00:00Z'));
});
