import { expect, test } from 'vitest';
import { emptied } from './states.ts';

test('a list loses its things, its numbers and what would come next', () => {
  const list = { items: [{ id: '1' }], total: 9, nextCursor: 'x', counts: { open: 3 }, city: { name: '杭州' } };
  expect(emptied(list)).toEqual({ items: [], total: 0, nextCursor: null, counts: { open: 0 }, city: { name: '杭州' } });
});

test('things are taken out of what is no list itself, and words stay', () => {
  const home = { latest: [{ id: '1' }], words: ['语文'], own: { id: '2', name: '周老师', posts: [{ id: '3' }] } };
  expect(emptied(home)).toEqual({ latest: [], words: ['语文'], own: { id: '2', name: '周老师', posts: [] } });
});
