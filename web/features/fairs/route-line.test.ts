import { expect, test } from 'vitest';
import { routeLine } from './route-line.ts';

const hall = { name: 'A 区', width: 12, height: 10, entrance: '入口' };
const booth = (x: number, y: number) => ({ x, y, w: 2, h: 2 });
/** Two blocks of two rows each, back to back, with a way between them. */
const booths = [0, 2, 8, 10].flatMap((x) => [booth(x, 1), booth(x, 3)]);

test('the way begins at the entrance, stops before each booth and crosses none', () => {
  const stops = [booth(0, 1), booth(2, 1), booth(2, 3)];
  const line = routeLine(hall, booths, stops);
  expect(line[0]).toEqual([6, 9.8]);
  expect(line).toContainEqual([1, 0.3]);
  expect(line).toContainEqual([3, 0.7]);
  expect(line.at(-1)).toEqual([3, 5.3]);
  for (const [at, [x, y]] of line.entries()) {
    const [toX, toY] = line[at + 1] ?? [x, y];
    expect(x === toX || y === toY).toBe(true);
    const middle = [(x + toX) / 2, (y + toY) / 2] as const;
    const inside = (one: (typeof booths)[number]) =>
      middle[0] > one.x && middle[0] < one.x + one.w && middle[1] > one.y && middle[1] < one.y + one.h;
    expect(booths.some(inside)).toBe(false);
  }
});

test('a way and the way back along an aisle lie beside each other, each on its own side', () => {
  const line = routeLine(hall, booths, [booth(0, 1), booth(10, 1), booth(2, 1)]);
  const along = line.flatMap(([x, y], at) => {
    const [toX, toY] = line[at + 1] ?? [x, y];
    return y === toY && x !== toX && y < 1 ? [[Math.sign(toX - x), y]] : [];
  });
  expect(along).toEqual([
    [-1, 0.3],
    [1, 0.7],
    [-1, 0.3],
  ]);
});

test('two ways between the same aisles lie beside each other', () => {
  const line = routeLine(hall, booths, [booth(0, 1), booth(0, 3), booth(2, 1)]);
  const crossings = line.flatMap(([x, y], at) => (Math.abs((line[at + 1]?.[1] ?? y) - y) > 1 ? [x] : []));
  expect(new Set(crossings).size).toBe(crossings.length);
});
