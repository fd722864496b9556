import { expect, test } from 'vitest';
import { placeOfSeat } from './seat-places.ts';

test('thirty seats stand in five columns of six, numbered along the aisles', () => {
  const first = [1, 6, 7, 12, 13, 23, 30].map((seat) => placeOfSeat(seat, 30));
  expect(first.map(({ column, row }) => `${column}-${row}`)).toEqual(['1-1', '1-6', '2-6', '2-1', '3-1', '4-2', '5-6']);
});

test('every seat of a room of any size has a place of its own', () => {
  for (const seats of [1, 14, 30, 48, 60, 99]) {
    const places = Array.from({ length: seats }, (_, at) => placeOfSeat(at + 1, seats));
    expect(new Set(places.map(({ column, row }) => `${column}-${row}`)).size).toBe(seats);
    expect(Math.max(...places.map(({ column }) => column))).toBeLessThanOrEqual(8);
  }
});
