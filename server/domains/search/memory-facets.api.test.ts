import { afterAll, expect, test } from 'vitest';
import { connect } from '#server/platform/database/database.ts';
import { chance } from '#server/platform/testing/chance.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { facetCounts } from './facet-counts.ts';
import { openSearchMemory } from './memory/post-memory.ts';
import { searchRow } from './search-row.ts';
import { writeRows } from './store.ts';
import { randomPost } from './testing/random-posts.ts';

const url = await useTestDatabase();
const { db, close } = connect(url, { max: 4, onError: () => undefined });
const now = new Date('2026-11-20T02:00:00Z');
const next = chance(1);
const log = { info: () => undefined, warn: () => undefined };

/** Posts of one county of 广州, for 小学. */
async function write(from: number, count: number, regionCode: string): Promise<void> {
  const place = { cityCode: '440100', regionCode, stages: ['primary'], deadline: null };
  const row = (id: number) => searchRow({ ...randomPost(next, String(id), now), ...place });
  await db.transaction((tx) =>
    writeRows(
      tx,
      Array.from({ length: count }, (_, at) => row(from + at)),
    ),
  );
}

test('where options are counted from a part, posts written since count once', async () => {
  for (let from = 0; from < 9_000; from += 3_000) await write(1_000_000 + from, 3_000, '440106');
  const memory = openSearchMemory({ db, url, mostBytes: 2 ** 27, log });
  afterAll(async () => {
    await memory.stop();
    await close();
  });
  await expect.poll(() => memory.isLoaded, { timeout: 60_000 }).toBe(true);
  await write(2_000_000, 20, '440103');
  const { county, estimated } = await facetCounts(db, { cityCode: '440100', stage: ['primary'] }, now);
  expect([county['440103'], estimated]).toEqual([20, true]);
  expect(county['440106']).toBeGreaterThan(8_000);
}, 120_000);
