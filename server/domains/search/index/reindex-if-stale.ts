import type { Database } from '#server/platform/database/database.ts';
import type { ReindexOptions } from '../search-types.ts';
import { storedVersion } from './index-state.ts';
import { indexVersion } from './index-version.ts';
import { reindexAll } from './reindex-all.ts';

/** Whether the index is incomplete, or was built with other codes or words. */
export async function indexIsStale(db: Database): Promise<boolean> {
  return (await storedVersion(db, 'posts')) !== indexVersion();
}

/** Rebuilds the index if it is incomplete, or was built with other codes or words. Call it at start, before searches. */
export async function reindexIfStale(db: Database, options: ReindexOptions = {}): Promise<void> {
  if (await indexIsStale(db)) await reindexAll(db, options);
}
