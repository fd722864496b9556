import { expect, test } from 'vitest';
import { routeLine } from './hall-plan.ts';

const hall = { name: 'A 区', width: 12, height: 10, entrance: '入口' };
const booth = (x: number, y: number) => ({ x, y, w: 2, h: 2 });
/** Two blocks of two rows each, back to back, with a way between them and one at either side. */
const booths = [1, 3, 7, 9].flatMap((x) => [booth(x, 1), booth(x, 3)]);
test('the way begins at the entrance, stops before each booth and crosses none', () => {
  const line = routeLine(hall, booths, [booth(3, 3), booth(7, 3), booth(7, 1), booth(3, 1)]);
  expect(line[0]).toEqual([6, 10]);
  expect(line.at(-1)).toEqual([4, 0.5]);
  for (const [at, [x, y]] of line.entries()) {
    const [toX, toY] = line[at + 1] ?? [x, y];
    expect(x === toX || y === toY).toBe(true);
    const middle = [(x + toX) / 2, (y + toY) / 2] as const;
    const inside = (one: (typeof booths)[number]) =>
      middle[0] > one.x && middle[0] < one.x + one.w && middle[1] > one.y && middle[1] < one.y + one.h;
    expect(booths.some(inside)).toBe(false);
  }
});
