import { expect, test } from 'vitest';
import { bestStops } from './best-stops.ts';

const stops = (...counts: number[]) =>
  counts.map((count, at) => ({ companyId: String(at + 1), because: Array(count).fill('数学') })) as never;

test.each([
  [[1, 3, 2], ['2']],
  [
    [3, 1, 3, 1],
    ['1', '3'],
  ],
  [[2, 2, 1], []],
  [[1], []],
  [[], []],
])('of stops that meet %j wishes, %j must be seen', (counts, best) => {
  expect([...bestStops(stops(...counts))]).toEqual(best);
});
