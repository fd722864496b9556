import type { Database } from '#server/platform/database/database.ts';
import type { SimilarPosts } from './search-types.ts';

/** Open posts like this one (which may itself be closed), nearest first, and what such posts pay. At most 8. */
export async function similarPosts(_db: Database, _postId: string, _now: Date): Promise<SimilarPosts> {
  throw new Error('not written yet');
}
