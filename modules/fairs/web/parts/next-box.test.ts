import { expect, test } from 'vitest';
import { nextBox } from './floor-plan.tsx';

const at = (number: string, x: number, y: number) => ({ number, hall: 0, x, y, w: 2, h: 2 });
const booths = [at('A1', 0, 0), at('A2', 3, 0), at('A3', 9, 0), at('B1', 0, 4), at('B2', 3, 4)] as const;
const from = (n: number) => booths[n] as (typeof booths)[number];

test.each([
  [0, 'ArrowRight', 'A2'],
  [1, 'ArrowRight', 'A3'],
  [1, 'ArrowDown', 'B2'],
  [4, 'ArrowLeft', 'B1'],
  [4, 'ArrowUp', 'A2'],
])('from booth %i by %s to %s', (start, key, to) => {
  expect(nextBox(booths, from(start), key)?.number).toBe(to);
});

test('at an edge, and by another key, one stays', () => {
  expect([nextBox(booths, from(0), 'ArrowLeft'), nextBox(booths, from(0), 'a')]).toEqual([null, null]);
});
