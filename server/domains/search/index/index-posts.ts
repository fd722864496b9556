import type { Database } from '#server/platform/database/database.ts';
import { searchRow } from './search-row.ts';
import { removeRows, sourcesOf, writeRows } from './store.ts';

const batch = 1_000;

/**
 * Updates the search rows of these posts; posts that are not findable (not open, or of a company that is not public) lose theirs.
 * Called inside the transaction that changes the posts or their company.
 */
export async function indexPosts(db: Database, postIds: readonly string[]): Promise<void> {
  for (let from = 0; from < postIds.length; from += batch) {
    const ids = postIds.slice(from, from + batch);
    const sources = await sourcesOf(db, ids);
    const open = new Set(sources.map(({ id }) => id));
    await removeRows(
      db,
      ids.filter((id) => !open.has(id)),
    );
    await writeRows(db, sources.map(searchRow));
  }
}
