import { expect, test } from 'vitest';
import type { PostCard } from '#contract/posts/post-card.ts';
import { graduatingYear, spread } from './home-posts.ts';

const card = (id: string, company: string) => ({ id, company: { id: company } }) as PostCard;

test.each([
  ['2026-08-31T15:59:59Z', 2026],
  ['2026-08-31T16:00:00Z', 2027],
  ['2026-11-21T00:00:00Z', 2027],
  ['2027-02-01T00:00:00Z', 2027],
])('at %s the class of %i looks for work', (now, year) => {
  expect(graduatingYear(new Date(now))).toBe(year);
});

test('a tab shows different companies first, and fills up with their others', () => {
  const cards = [card('1', 'a'), card('2', 'a'), card('3', 'b'), card('4', 'a')];
  expect(spread(cards, 3).map(({ id }) => id)).toEqual(['1', '3', '2']);
});
