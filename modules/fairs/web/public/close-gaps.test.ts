import { expect, test } from 'vitest';
import { closeGaps } from './plan-card.tsx';

const booth = (x: number, y: number) => ({ id: `${x}`, number: '', hall: 0, x, y, w: 3, h: 2, companyId: null });

test('ways between booths are one cell wide; margins and neighbours stay', () => {
  const hall = { name: 'A 区', width: 20, height: 12, entrance: '' };
  const closed = closeGaps(hall, [booth(1, 1), booth(4, 1), booth(10, 1), booth(1, 7)] as never);
  expect(closed.booths.map(({ x, y }) => [x, y])).toEqual([
    [1, 1],
    [4, 1],
    [8, 1],
    [1, 4],
  ]);
  expect([closed.hall.width, closed.hall.height]).toEqual([12, 7]);
});
