import { expect, test } from 'vitest';
import { cappedTotal, cursorParts, cutPage, decodeCursor, encodeCursor, pageOf } from './paging.ts';

const shape = [cursorParts.whole, cursorParts.id];

test('a cursor carries the sort keys of the last row to the next sheet', () => {
  const { rows, nextCursor } = cutPage(
    [
      { n: 9, id: '1' },
      { n: 8, id: '2' },
      { n: 7, id: '3' },
    ],
    { after: null, offset: 0, size: 2 },
    (row) => [String(row.n), row.id],
  );
  expect(rows).toHaveLength(2);
  expect(pageOf({ cursor: nextCursor ?? '' }, shape).after).toEqual(['8', '2']);
});

test('the last sheet has no cursor', () => {
  expect(cutPage([{ id: '1' }], { after: null, offset: 0, size: 2 }, (row) => [row.id]).nextCursor).toBeNull();
});

test.each([
  '',
  'x',
  encodeCursor(['1']),
  encodeCursor(['1', "1' or 1=1"]),
  encodeCursor(['1', '99999999999999999999']),
])('a made-up cursor %j is refused by name', (cursor) => {
  expect(() => decodeCursor(cursor, shape)).toThrow('请从第一页重新查看，这一页已失效');
});

test.each(['2026-02-31T00:00:00.000Z', '2026-99-99T00:00:00.000Z'])('a cursor of the day %s is refused', (time) => {
  expect(() => decodeCursor(encodeCursor([time]), [cursorParts.time])).toThrow('请从第一页重新查看，这一页已失效');
});

test('pages reach a thousand rows deep and no further', () => {
  expect(pageOf({ page: 50 }, shape)).toMatchObject({ offset: 980, size: 20 });
  expect(pageOf({ page: 51 }, shape).size).toBe(0);
});

test('a total above the cap says so', () => {
  expect(cappedTotal(1000)).toEqual({ total: 1000, totalIsCapped: false });
  expect(cappedTotal(1001)).toEqual({ total: 1000, totalIsCapped: true });
});
