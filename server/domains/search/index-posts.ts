import type { Database } from '#server/platform/database/database.ts';

/**
 * Brings the search rows of these posts up to date; those that are not open lose theirs. Called inside the transaction that
 * changes the posts, or the company that they show.
 */
export async function indexPosts(_db: Database, _postIds: readonly string[]): Promise<void> {
  throw new Error('not written yet');
}
