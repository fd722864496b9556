import { expect, test } from 'vitest';
import { drawnBox, numberOf, planOf, wayOf } from './hall-plan.ts';

const hall = { name: 'A 区', width: 40, height: 30, entrance: '入口' };
const box = (x: number, y: number) => ({ x, y, w: 2, h: 2 });
const booths = [box(4, 3), box(14, 3), box(24, 3), box(24, 9)];

test('the empty rest of a large hall is not drawn; the entrance stands at the edge that is', () => {
  const { view, floor, door, width } = planOf(hall, booths);
  expect([width, door]).toEqual([24 * 22, [20 * 22, 13 * 22]]);
  expect(view.x).toBe(3 * 22 - 8);
  for (const booth of booths) {
    const { x, y, width, height } = drawnBox(booth);
    expect(x).toBeGreaterThan(floor.x);
    expect(x + width).toBeLessThan(floor.x + floor.width);
    expect([y > floor.y, y + height < floor.y + floor.height]).toEqual([true, true]);
  }
});

test('a hall without booths is drawn whole', () => {
  expect(planOf(hall, []).floor).toEqual({ x: -4, y: -4, width: 40 * 22 + 8, height: 30 * 22 + 8 });
});

test('the way leads from the entrance to before its last stop', () => {
  const { line, end } = wayOf(hall, booths, [box(24, 9), box(4, 3)]);
  expect(line.startsWith(`M${20 * 22} ${13 * 22}L`)).toBe(true);
  expect(end[0]).toBe(5 * 22);
  expect(numberOf(box(4, 3))).toEqual([6 * 22 - 7, 3 * 22 + 6]);
});
