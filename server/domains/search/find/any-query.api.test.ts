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
const next = chance(20_261_124);
let source: Awaited<ReturnType<typeof openedMemory>>;

beforeAll(async () => {
  const posts = Array.from({ length: 1_500 }, (_, at) => randomPost(next, String(1_000_000_000 + at), now));
  await db.transaction((tx) => writeRows(tx, posts.map(searchRow)));
  source = await openedMemory(db, url);
}, 120_000);

const search = (keyword: string, ignore?: string[]) => searchPosts(source, { keyword, ignore, page: 1 }, now);

test('a chip that is taken away never leaves fewer results', async () => {
  for (let run = 0; run < 250; run += 1) {
    const keyword = fragmentsOf(next).join(' ');
    const { total, understood } = await search(keyword);
    for (const label of understood.parts) {
      const wider = await search(keyword, [label]);
      expect(wider.total, `${keyword} without ${label}`).toBeGreaterThanOrEqual(total);
      expect(wider.understood.ignored).toContain(label);
    }
  }
}, 120_000);

test('fragments mean the same in any order', async () => {
  for (let run = 0; run < 250; run += 1) {
    const fragments = fragmentsOf(next);
    const other = shuffled(next, fragments);
    const [one, two] = [await search(fragments.join(' ')), await search(other.join(' '))];
    const asked = `${fragments.join(' ')} / ${other.join(' ')}`;
    expect(two.total, asked).toBe(one.total);
    expect(two.understood.parts.toSorted(), asked).toEqual(one.understood.parts.toSorted());
    expect(two.ids, asked).toEqual(one.ids);
  }
}, 120_000);

test('no text of any signs fails', async () => {
  for (let run = 0; run < 300; run += 1) {
    const { ids, total } = await search(anyText(next));
    expect(ids.length).toBe(Math.min(total, 20));
  }
}, 120_000);
