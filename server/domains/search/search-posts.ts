import type { z } from 'zod';
import type { postQuery } from '#contract/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PostSearch } from './search-types.ts';

export type PostQuery = z.output<typeof postQuery>;

/** Finds open posts; a cursor that is not of this search is a 400. */
export async function searchPosts(_db: Database, _query: PostQuery, _now: Date): Promise<PostSearch> {
  throw new Error('not written yet');
}
