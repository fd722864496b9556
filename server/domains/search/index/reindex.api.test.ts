import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { Memories } from '#packages/memory-index/memories.ts';
import { connect } from '#server/platform/database/database.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { givenCompany, givenOpenPost } from '#server/platform/testing/fixtures.ts';
import { searchPosts } from '../find/search-posts.ts';
import { indexPosts, reindexAll, reindexIfStale } from './keep-index.ts';

const url = await useTestDatabase();
const { db, close } = connect(url, { max: 2, onError: () => undefined });
afterAll(close);
const source = { db, memories: new Memories() };

const now = new Date();

test('all posts are indexed anew, and what is not to be found goes', async () => {
  const { id: companyId } = await givenCompany(db);
  const { id: hidden } = await givenCompany(db, { status: 'suspended' });
  const imported = await givenCompany(db, { status: 'unclaimed', source: '某地教育局' });
  const stored = await givenOpenPost(db, companyId, { title: '高中地理教师' });
  const unclaimed = await givenOpenPost(db, imported.id, { title: '高中地理教师' });
  await givenOpenPost(db, hidden, { title: '高中地理教师' });
  await givenOpenPost(db, companyId, { title: '高中地理教师', status: 'draft' });
  const gone = await givenOpenPost(db, companyId, { title: '高中地理教师' });
  await indexPosts(db, [gone.id]);
  await db.execute(sql`update post set status = 'closed' where id = ${gone.id}`);

  const notice: [number, number][] = [];
  expect(await reindexAll(db, { onProgress: (done, all) => notice.push([done, all]) })).toBe(2);
  expect(notice).toEqual([[2, 3]]);
  const { ids, total } = await searchPosts(source, { keyword: '地理' }, now);
  expect(total).toBe(2);
  expect(ids.toSorted()).toEqual([stored.id, unclaimed.id].toSorted());
});

test('an index of this build is left alone, one of another is made anew', async () => {
  await db.execute(sql`delete from job_search`);
  await reindexIfStale(db);
  expect((await searchPosts(source, {}, now)).total).toBe(0);
  await db.execute(sql`update search_state set version = 'older'`);
  await reindexIfStale(db);
  expect((await searchPosts(source, {}, now)).total).toBe(2);
});

test('the inverted index takes single posts at once again', async () => {
  const { rows } = await db.execute<{ reloptions: string[] }>(sql`
    select reloptions from pg_class where relname = 'job_search_tsv_idx'`);
  expect(rows[0]?.reloptions).toContain('fastupdate=off');
});
