import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Memories } from '#packages/memory-index/memories.ts';
import { connect } from '#server/platform/database/database.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { givenIndexedPosts } from '../testing/open-posts.ts';
import { type PostQuery, searchPosts } from './search-posts.ts';

const url = await useTestDatabase();
const { db, close } = connect(url, { max: 2, onError: () => undefined });
afterAll(close);
const source = { db, memories: new Memories() };

const now = new Date('2026-11-20T02:00:00Z');
const count = 47;

beforeAll(async () => {
  // Few different times and salaries, so that pages end between equal rows.
  await givenIndexedPosts(
    db,
    Array.from({ length: count }, (_, at) => ({
      title: at % 3 === 0 ? '小学语文教师' : '任课教师',
      stages: ['primary'],
      subjects: ['chinese'],
      monthMin: at % 4 === 0 ? null : 500_000n,
      monthMax: at % 4 === 0 ? null : BigInt(600_000 + (at % 5) * 100_000),
      refreshedAt: new Date(now.getTime() - (at % 7) * 3_600_000),
    })),
  );
});

async function sheets(query: PostQuery): Promise<string[][]> {
  const all: string[][] = [];
  let cursor: string | undefined;
  do {
    const { ids, nextCursor, total } = await searchPosts(source, { ...query, cursor }, now);
    expect(total).toBe(count);
    all.push(ids);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return all;
}

describe.each<[string, PostQuery]>([
  ['by fit', { keyword: '语文' }],
  ['by fit without words', {}],
  ['by time', { sort: 'newest' }],
  ['words by time', { keyword: '小学', sort: 'newest' }],
  ['by salary', { sort: 'salary' }],
  ['words by salary', { keyword: '语文', sort: 'salary' }],
])('%s', (_, query) => {
  test('cursors lead through all posts, each once', async () => {
    const all = await sheets(query);
    expect(all.map((sheet) => sheet.length)).toEqual([20, 20, 7]);
    expect(new Set(all.flat()).size).toBe(count);
  });

  test('pages show what cursors show', async () => {
    const [, second, third] = await sheets(query);
    const page = async (number: number) => (await searchPosts(source, { ...query, page: number }, now)).ids;
    expect(await page(2)).toEqual(second);
    expect(await page(3)).toEqual(third);
    expect(await page(4)).toEqual([]);
  });
});

describe('a cursor that is not of this search', () => {
  const made = (...values: string[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
  const time = '2026-11-20T02:00:00.000Z';
  test.each([
    ['letters', 'abc'],
    ['of another order', made('salary', '0', '1', time, '1')],
    ['of another tier', made('fit', '2', '1', time, '1')],
    ['with a word for a number', made('fit', '0', 'x', time, '1')],
    ['with too large a number', made('fit', '0', '99999999999', time, '1')],
    ['with too large an id', made('fit', '0', '1', time, '9999999999999999999')],
    ['of a day that there is not', made('fit', '0', '1', '2026-13-40T02:00:00.000Z', '1')],
  ])('%s is refused', async (_, cursor) => {
    await expect(searchPosts(source, { cursor }, now)).rejects.toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });
});
