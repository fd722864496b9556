import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/platform/database/database.ts';
import { chance } from '#server/platform/testing/chance.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { searchRow } from '../index/search-row.ts';
import { writeRows } from '../index/store.ts';
import { openedMemory } from '../testing/opened-memory.ts';
import { randomPost } from '../testing/random-posts.ts';
import { anyText, fragmentsOf, shuffled } from '../testing/random-texts.ts';
import { searchPosts } from './search-posts.ts';

const url = await useTestDatabase();
const { db, close } = connect(url, { max: 2, onError: () => undefined, statementTimeoutMs: 0 });
afterAll(() => close());

const now = new Date('2026-11-20T02:00:00Z');
/** Posts and queries are drawn apart, so that a new field of posts moves no query. `QUERY_SEED` names a further seed. */
const drawnPost = chance(20_261_124);
const seeds = [1, 2, 3, 4, 5, ...(process.env.QUERY_SEED ? [Number(process.env.QUERY_SEED)] : [])];
let source: Awaited<ReturnType<typeof openedMemory>>;

beforeAll(async () => {
  const posts = Array.from({ length: 1_500 }, (_, at) => randomPost(drawnPost, String(1_000_000_000 + at), now));
  await db.transaction((tx) => writeRows(tx, posts.map(searchRow)));
  source = await openedMemory(db, url);
}, 120_000);

const search = (keyword: string, ignore?: string[]) => searchPosts(source, { keyword, ignore, page: 1 }, now);

test.each(seeds)(
  'a chip that is taken away never leaves fewer results (seed %i)',
  async (seed) => {
    const next = chance(seed);
    for (let run = 0; run < 60; run += 1) {
      const keyword = fragmentsOf(next).join(' ');
      const { total, understood } = await search(keyword);
      for (const label of understood.parts) {
        const wider = await search(keyword, [label]);
        expect(wider.total, `${keyword} without ${label}`).toBeGreaterThanOrEqual(total);
        expect(wider.understood.ignored).toContain(label);
      }
    }
  },
  120_000,
);

test.each(seeds)(
  'fragments mean the same in any order (seed %i)',
  async (seed) => {
    const next = chance(seed);
    for (let run = 0; run < 80; run += 1) {
      const fragments = fragmentsOf(next);
      const other = shuffled(next, fragments);
      const [one, two] = [await search(fragments.join(' ')), await search(other.join(' '))];
      const asked = `${fragments.join(' ')} / ${other.join(' ')}`;
      expect(two.total, asked).toBe(one.total);
      expect(two.understood.parts.toSorted(), asked).toEqual(one.understood.parts.toSorted());
      expect(two.ids, asked).toEqual(one.ids);
    }
  },
  120_000,
);

test.each(seeds)(
  'no text of any signs fails (seed %i)',
  async (seed) => {
    const next = chance(seed);
    for (let run = 0; run < 60; run += 1) {
      const { ids, total } = await search(anyText(next));
      expect(ids.length).toBe(Math.min(total, 20));
    }
  },
  120_000,
);
