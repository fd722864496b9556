import { expect, test } from 'vitest';
import { between, fillHall, fits, isFree, nextNumber } from './draw-booths.ts';

const hall = { name: '1 号馆', width: 20, height: 12, entrance: '入口' };

test('a booth is drawn whichever way the pointer goes, and is never wider than allowed', () => {
  const one = between(0, { x: 5, y: 4 }, { x: 3, y: 3 }, 'A01');
  expect(one).toEqual({ number: 'A01', hall: 0, x: 3, y: 3, w: 3, h: 2 });
  expect(between(0, { x: 0, y: 0 }, { x: 40, y: 0 }, 'A01').w).toBe(12);
});

test('rows fill a hall without touching walls or one another', () => {
  const before = [between(0, { x: 1, y: 1 }, { x: 2, y: 2 }, 'A01')];
  const made = fillHall(0, hall, before);
  const all = [...before, ...made];
  expect(made.length).toBeGreaterThan(15);
  expect(all.every((booth) => fits(booth, hall) && isFree(booth, all))).toBe(true);
  expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
});

test('numbers go on where they left off', () => {
  expect(nextNumber([between(0, { x: 0, y: 0 }, { x: 0, y: 0 }, 'A01')])).toBe('A02');
});
