import { expect, test } from 'vitest';
import { goingOn, type Ordered } from './order.ts';

const stages = ['medical'] as const;
const person = (id: string, order: number | null, more: Partial<Ordered> = {}): Ordered => ({
  id,
  order,
  postId: '1',
  places: 2,
  status: 'ranked',
  leftFrom: null,
  replaces: null,
  replaced: false,
  ...more,
});
const gone = { status: 'failed', leftFrom: 'medical' };
const idsOf = (...people: Ordered[]) => [...goingOn(people, stages)].join('');

test.each<[string, Ordered[], string]>([
  ['as many as there are places', [person('a', 1), person('b', 2), person('c', 3)], 'ab'],
  ['all who are level with the last', [person('a', 1), person('b', 2), person('c', 2), person('d', 4)], 'abc'],
  ['a place that is not taken stays empty', [person('a', 1, gone), person('b', 2), person('c', 3)], 'ab'],
  ['the next where it is', [person('a', 1, { ...gone, replaced: true }), person('b', 2), person('c', 3)], 'abc'],
  [
    'the next after a level place',
    [person('a', 1, { ...gone, replaced: true }), person('b', 2), person('c', 2), person('d', 4), person('e', 5)],
    'abcd',
  ],
  [
    'and the one after, when the next left too and was replaced',
    [
      person('a', 1, { ...gone, replaced: true }),
      person('b', 2),
      person('c', 3, { ...gone, replaces: 'a', replaced: true }),
      person('d', 4),
      person('e', 5),
    ],
    'abcd',
  ],
  [
    'not who left before their turn',
    [
      person('a', 1, { ...gone, replaced: true }),
      person('b', 2),
      person('c', 3, { status: 'withdrawn' }),
      person('d', 4),
    ],
    'abd',
  ],
  [
    'of a place that another order fills, nobody',
    [person('a', 1, { ...gone, leftFrom: 'recheck', replaced: true }), person('b', 2), person('c', 3)],
    'ab',
  ],
  [
    'each post by itself, and nobody without a rank',
    [person('a', 3), person('b', 1, { postId: '2' }), person('c', null)],
    'b',
  ],
])('%s', (_, people, ids) => {
  expect(idsOf(...people)).toBe(ids);
});
