import { expect, test } from 'vitest';
import { canTellApart, chanceAbove } from './tell-apart.ts';

/** Times of a busy machine: mostly about 4 ms, every tenth ten times as long. */
const times = (count: number, seed: number, more = 0) =>
  Array.from({ length: count }, (_, i) => {
    const noise = (((i + 1) * 7_919 * seed) % 1_009) / 1_009;
    return (4 + noise + more) * (i % 10 === seed % 10 ? 10 : 1);
  });

test('what takes as long is not told apart, with or without slow ones', () => {
  expect(canTellApart(times(100, 3), times(100, 5))).toBe(false);
  expect(canTellApart(times(1_000, 3), times(1_000, 5))).toBe(false);
});

test('one look more at a table is found: half a millisecond among slow answers', () => {
  expect(canTellApart(times(100, 3, 0.5), times(100, 5))).toBe(true);
  expect(canTellApart(times(100, 3), times(100, 5, 0.5))).toBe(true);
});

test('two thousand samples find what a hundred do not', () => {
  expect(canTellApart(times(50, 3, 0.1), times(50, 5))).toBe(false);
  expect(canTellApart(times(1_000, 3, 0.1), times(1_000, 5))).toBe(true);
});

test('equal times count half', () => {
  expect(chanceAbove([1, 2], [1, 2])).toBe(0.5);
});
