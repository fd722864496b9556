import { expect, test } from 'vitest';
import { standBefore, walkingOrder } from './walking-order.ts';

const box = (x: number, y: number) => ({ x, y, w: 2, h: 2 });
/** Two rows back to back, an aisle of two cells, and two rows more; a way in the middle. */
const booths = [1, 3, 7, 9].flatMap((y) => [0, 2, 8, 10].map((x) => box(x, y)));
const order = (...places: [number, number][]) =>
  walkingOrder(
    places.map(([x, y]) => ({ box: box(x, y) })),
    booths,
    12,
  ).map((stop) => [stop.box.x, stop.box.y]);

test('one stands in the middle of an aisle, and half a cell before a booth that faces a wall', () => {
  expect(standBefore(box(0, 3), booths)).toEqual([1, 6]);
  expect(standBefore(box(0, 7), booths)).toEqual([1, 6]);
  expect(standBefore(box(0, 1), booths)).toEqual([1, 0.5]);
  expect(standBefore(box(10, 9), booths)).toEqual([11, 11.5]);
  expect(standBefore(box(0, 5), [box(0, 5)])).toEqual([1, 7.5]);
});

test('both sides of an aisle are seen on one way through it, and the next aisle on the way back', () => {
  expect(order([0, 1], [10, 1], [0, 3], [10, 3], [2, 7], [8, 7])).toEqual([
    [10, 3],
    [8, 7],
    [2, 7],
    [0, 3],
    [0, 1],
    [10, 1],
  ]);
});

test('the aisle at the entrance comes first, in the direction that shortens the rest', () => {
  expect(order([10, 1], [0, 9], [2, 9])).toEqual([
    [0, 9],
    [2, 9],
    [10, 1],
  ]);
  expect(order([0, 1], [0, 9], [2, 9])).toEqual([
    [2, 9],
    [0, 9],
    [0, 1],
  ]);
  expect(order()).toEqual([]);
});
