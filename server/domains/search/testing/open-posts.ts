import type { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenCompany, givenOpenPost } from '#server/platform/testing/fixtures.ts';
import { indexPosts } from '../index/keep-index.ts';

type Values = Partial<typeof post.$inferInsert> & { company?: Parameters<typeof givenCompany>[1] };

/** Open posts by title, each of a separate company, with their search rows. Returns the ids in the same order. */
export async function givenIndexedPosts(db: Database, posts: readonly Values[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { company, ...values } of posts) {
    const owner = await givenCompany(db, company);
    const row = await givenOpenPost(db, owner.id, values);
    ids.push(row.id);
  }
  await indexPosts(db, ids);
  return ids;
}
