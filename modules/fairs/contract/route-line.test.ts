import { expect, test } from 'vitest';
import { roundedPath, routeLine } from './hall-plan.ts';

const hall = { name: 'A 区', width: 12, height: 10, entrance: '入口' };
const booth = (x: number, y: number) => ({ x, y, w: 2, h: 2 });
/** Two blocks of two rows each, back to back, with a way between them and one at either side. */
const booths = [1, 3, 7, 9].flatMap((x) => [booth(x, 1), booth(x, 3)]);
const along = (line: readonly (readonly [number, number])[]) =>
  line.flatMap(([x, y], at) => {
    const [toX, toY] = line[at + 1] ?? [x, y];
    return y === toY && x !== toX ? [[Math.sign(toX - x), Math.round(y * 10) / 10]] : [];
  });

test('the way begins at the entrance, stops before each booth and crosses none', () => {
  const line = routeLine(hall, booths, [booth(3, 3), booth(7, 3), booth(7, 1), booth(3, 1)]);
  expect(line[0]).toEqual([6, 10]);
  expect(line.at(-1)).toEqual([4, 0.3]);
  for (const [at, [x, y]] of line.entries()) {
    const [toX, toY] = line[at + 1] ?? [x, y];
    expect(x === toX || Math.abs(y - toY) < 0.5).toBe(true);
    const middle = [(x + toX) / 2, (y + toY) / 2] as const;
    const inside = (one: (typeof booths)[number]) =>
      middle[0] > one.x && middle[0] < one.x + one.w && middle[1] > one.y && middle[1] < one.y + one.h;
    expect(booths.some(inside)).toBe(false);
  }
});

test('an aisle that is walked through is entered at its end, not walked to and back', () => {
  const top = routeLine(hall, booths, [booth(1, 1), booth(9, 1)]);
  expect(along(top).filter(([, y]) => (y ?? 9) < 1)).toEqual([
    [1, 0.7],
    [1, 0.7],
  ]);
});

test('a way and the way back along an aisle lie beside each other, each on its own side', () => {
  const line = routeLine(hall, booths, [booth(9, 1), booth(1, 1), booth(3, 1)]);
  expect(
    along(line)
      .filter(([, y]) => (y ?? 9) < 1)
      .slice(-2),
  ).toEqual([
    [-1, 0.3],
    [1, 0.7],
  ]);
});

test('two ways between the same aisles lie beside each other', () => {
  const line = routeLine(hall, booths, [booth(1, 1), booth(1, 3), booth(3, 1)]);
  const crossings = line.flatMap(([x, y], at) => (Math.abs((line[at + 1]?.[1] ?? y) - y) > 1 ? [x] : []));
  expect(new Set(crossings).size).toBe(crossings.length);
});

test('corners are round, by no more than half of a leg', () => {
  const line = [[0, 0] as const, [10, 0] as const, [10, 4] as const];
  expect(roundedPath(line, 3)).toBe('M0 0L7 0Q10 0 10 2L10 4');
});
