import { expect, test } from 'vitest';
import { backoffMs } from './live-client.ts';

test('waits grow from 1 s to 30 s and never leave these bounds', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => backoffMs(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => backoffMs(failures, 0))).toEqual([
    1_000, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
  ]);
});
