import { expect, test } from 'vitest';
import { columnsWithRoom } from './use-room.ts';

const open = [0, 1, 2, 3];

test.each([
  ['all where there is room', 1_300, 2, [0, 1, 2, 3]],
  ['the open card and what lies before it', 700, 2, [1, 2]],
  ['the open card alone on a narrow board', 400, 3, [3]],
  ['the first ones without an open card', 700, -1, [0, 1]],
] as const)('%s', (_, width, centre, shown) => {
  expect(columnsWithRoom(width, open, 6, centre).toSorted()).toEqual(shown);
});

test('a column that was folded by hand is not unfolded', () => {
  expect(columnsWithRoom(2_000, [0, 2], 6, 1)).toEqual([0, 2]);
});
