import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Memories } from '#packages/memory-index/memories.ts';
import { connect } from '#server/platform/database/database.ts';
import { chance } from '#server/platform/testing/chance.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { engineOf } from '../engine-of.ts';
import { type PostSource, searchRow } from '../index/search-row.ts';
import { removeRows, writeRows } from '../index/store.ts';
import { postDefinition } from '../memory/post-definition.ts';
import { naiveAnswer } from '../testing/naive-answer.ts';
import { openedMemory } from '../testing/opened-memory.ts';
import { randomPost, randomQuery } from '../testing/random-posts.ts';
import { facetCounts } from './facet-counts.ts';
import { type PostQuery, searchPosts, startOfToday } from './search-posts.ts';

const url = await useTestDatabase();
const { db, close } = connect(url, { max: 4, onError: () => undefined, statementTimeoutMs: 0 });
/** Without an in-memory index: PostgreSQL answers. */
const other = connect(url, { max: 2, onError: () => undefined, statementTimeoutMs: 0 });
afterAll(() => Promise.all([close(), other.close()]));

const now = new Date('2026-11-20T02:00:00Z');
const posts = new Map<string, PostSource>();
const next = chance(20_261_122);
let source: Awaited<ReturnType<typeof openedMemory>>;
const plain = { db: other.db, memories: new Memories() };

const newId = () => String(1_000_000_000n + BigInt(Math.floor(next() * 2 ** 52)));

async function write(count: number, idOf: () => string): Promise<void> {
  const made = [...new Set(Array.from({ length: count }, idOf))].map((id) => randomPost(next, id, now));
  for (const post of made) posts.set(post.id, post);
  await other.db.transaction((tx) => writeRows(tx, made.map(searchRow)));
}

const someId = () => [...posts.keys()][Math.floor(next() * posts.size)] ?? '';

async function remove(count: number): Promise<void> {
  const ids = Array.from({ length: count }, someId);
  for (const id of ids) posts.delete(id);
  await removeRows(other.db, ids);
}

beforeAll(async () => {
  for (let batch = 0; batch < 6; batch += 1) await write(200, newId);
  source = await openedMemory(db, url, { mergedFrom: 150 });
}, 120_000);

const title = '高中英语教师（双休）';

async function expectRight(query: PostQuery): Promise<void> {
  const all = await naiveAnswer(source, query, now);
  const first = await searchPosts(source, query, now);
  const requested = JSON.stringify(query);
  expect(first.ids, requested).toEqual(all.slice(0, 20));
  const { total, totalIsCapped, freshToday, earliestDeadline } = first;
  const today = startOfToday(now);
  const fresh = all.filter((id) => new Date(posts.get(id)?.refreshedAt ?? 0) >= today).length;
  expect({ total, totalIsCapped, freshToday }, requested).toEqual({
    total: all.length,
    totalIsCapped: false,
    freshToday: Math.min(fresh, 1_000),
  });
  const ends = all.slice(0, 20).flatMap((id) => posts.get(id)?.deadline ?? []);
  expect(earliestDeadline?.toISOString() ?? null, requested).toBe(ends.toSorted()[0] ?? null);
  if (first.nextCursor !== null) {
    const second = await searchPosts(source, { ...query, cursor: first.nextCursor }, now);
    expect(second.ids, `${requested} second sheet`).toEqual(all.slice(20, 40));
    // Cursors of the two engines are interchangeable.
    const same = await searchPosts(plain, { ...query, cursor: first.nextCursor }, now);
    expect(same.ids, `${requested} second sheet of PostgreSQL`).toEqual(second.ids);
    expect(same.nextCursor).toBe(second.nextCursor);
  }
  const page = 2 + Math.floor(next() * 12);
  const deep = await searchPosts(source, { ...query, page }, now);
  expect(deep.ids, `${requested} page ${page}`).toEqual(all.slice((page - 1) * 20, page * 20));
  const { marksIn, understood, ...answer } = await searchPosts(plain, query, now);
  expect(understood, requested).toEqual(first.understood);
  expect(answer, `${requested} of PostgreSQL`).toEqual({
    ids: first.ids,
    total: answer.totalIsCapped ? 1_000 : total,
    totalIsCapped: answer.totalIsCapped && total > 1_000,
    freshToday,
    earliestDeadline,
    nextCursor: first.nextCursor,
  });
  expect(marksIn(title), requested).toEqual(first.marksIn(title));
}

const isAnswering = async () => (await source.memories.view(postDefinition, db)) !== null;

test('it answers once it is loaded, and PostgreSQL within a transaction', async () => {
  expect(await isAnswering()).toBe(true);
  await db.transaction(async (tx) => {
    expect(await source.memories.view(postDefinition, tx)).toBeNull();
    expect((await engineOf({ ...source, db: tx })).db).toBe(tx);
  });
});

describe('random searches, each as a sort of the whole table and as PostgreSQL answers', () => {
  test.each(Array.from({ length: 6 }, (_, at) => at))(
    'round %i',
    async () => {
      for (let at = 0; at < 10; at += 1) await expectRight(randomQuery(next));
    },
    120_000,
  );

  test.each<[string, () => Promise<void>]>([
    ['one post written', () => write(1, newId)],
    ['one post refreshed', () => write(1, someId)],
    ['one post gone', () => remove(1)],
    [
      'some written, refreshed and gone',
      async () => {
        await write(40, newId);
        await write(60, someId);
        await remove(30);
      },
    ],
    ['so many that a new base is made', () => write(170, newId)],
    ['more than are read before an answer', () => write(900, someId)],
    ['many gone', () => remove(200)],
    [
      'all that is there refreshed',
      async () => {
        for (let batch = 0; batch < 4; batch += 1) await write(400, someId);
      },
    ],
  ])(
    'after %s',
    async (_, change) => {
      await change();
      expect(await isAnswering()).toBe(true);
      await expect.poll(source.isLoaded, { timeout: 60_000 }).toBe(true);
      for (let at = 0; at < 5; at += 1) await expectRight(randomQuery(next));
    },
    120_000,
  );
});

describe('a burst of changes', () => {
  test('of 1,000 posts in one transaction is read in pieces while memory answers, and ends right', async () => {
    await write(1_000, () => (next() < 0.5 ? newId() : someId()));
    let answers = 0;
    do {
      expect(await isAnswering()).toBe(true);
      answers += 1;
    } while (!source.isLoaded());
    expect(answers).toBeGreaterThan(1);
    for (let at = 0; at < 8; at += 1) await expectRight(randomQuery(next));
  }, 120_000);

  test('leaves nothing to be found that is gone with it', async () => {
    const gone = [...posts.keys()].slice(0, 200);
    const changed = [...posts.keys()].slice(200, 600).map((id) => randomPost(next, id, now));
    for (const id of gone) posts.delete(id);
    for (const post of changed) posts.set(post.id, post);
    await other.db.transaction(async (tx) => {
      await writeRows(tx, changed.map(searchRow));
      await removeRows(tx, gone);
    });
    const { total } = await searchPosts(source, {}, new Date(0));
    expect(source.isLoaded()).toBe(false);
    expect(total).toBe(posts.size);
    await expect.poll(source.isLoaded, { timeout: 60_000 }).toBe(true);
    for (let at = 0; at < 4; at += 1) await expectRight(randomQuery(next));
  }, 120_000);
});

test('counts of options are those of PostgreSQL', async () => {
  for (let at = 0; at < 12; at += 1) {
    const { sort: _, ...filters } = randomQuery(next);
    const counts = await facetCounts(source, filters, now);
    expect(counts.estimated).toBe(false);
    // Estimates of PostgreSQL are not compared.
    const same = await facetCounts(plain, filters, now);
    if (!same.estimated) expect(counts, JSON.stringify(filters)).toEqual(same);
  }
}, 60_000);
