import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PostFilters } from '#contract/search/post-search.ts';
import { connect } from '#server/platform/database/database.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { chance } from '#server/platform/testing/chance.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { engineOf } from '../engine-of.ts';
import { searchRow } from '../index/search-row.ts';
import { writeRows } from '../index/store.ts';
import { openedMemory } from '../testing/opened-memory.ts';
import { noCodes, randomPost } from '../testing/random-posts.ts';
import { understandAll } from '../understand/understand.ts';
import { facetCounts } from './facet-counts.ts';
import { salaryHistogram } from './salary-histogram.ts';

const url = await useTestDatabase();
const { db, close } = connect(url, { max: 4, onError: () => undefined });
const now = new Date('2026-11-20T02:00:00Z');
const next = chance(1);

/** Posts of one county of 广州, for 小学, with this pay in fen. */
async function write(from: number, count: number, regionCode: string, pay: number): Promise<void> {
  const codes = { ...noCodes, stage: ['primary'] };
  const alike = { cityCode: '440100', regionCode, codes, monthMin: pay, monthMax: pay, deadline: null };
  const row = (id: number) => searchRow({ ...randomPost(next, String(id), now), ...alike });
  await db.transaction((tx) =>
    writeRows(
      tx,
      Array.from({ length: count }, (_, at) => row(from + at)),
    ),
  );
}

let source: SearchSource;
const filters: PostFilters = { cityCode: '440100', stage: ['primary'] };

beforeAll(async () => {
  for (let from = 0; from < 9_000; from += 1_000) await write(1_000_000 + from, 1_000, '440106', 700_000);
  source = await openedMemory(db, url);
}, 120_000);
afterAll(close);

test('where options are counted from a part, posts written since count once', async () => {
  await write(2_000_000, 20, '440103', 700_000);
  const { county, estimated } = await facetCounts(source, filters, now);
  expect([county['440103'], estimated]).toEqual([20, true]);
  expect(county['440106']).toBeGreaterThan(8_000);
});

test('where salaries are told by a part, posts written since weigh as much as others', async () => {
  await write(3_000_000, 250, '440104', 2_000_000);
  const engine = await engineOf(source);
  const { search } = await understandAll(engine, filters, 'newest', now);
  // A thirtieth of all; the highest 5 % is cut off.
  expect(salaryHistogram(await engine.salaries(search))).toMatchObject({ median: 700_000, high: 700_000 });
});
