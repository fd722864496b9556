import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { ReindexOptions } from '../search-types.ts';
import { indexVersion } from './index-version.ts';
import { reindexAll } from './reindex-all.ts';

/** Whether the index was never finished, or was made by a build with other codes or words. */
export async function indexIsStale(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ version: string }>(sql`select version from search_state`);
  return rows[0]?.version !== indexVersion();
}

/**
 * Builds the index anew where it was never finished, or was made by a build with other codes or words. Call it at the start,
 * before anyone searches.
 */
export async function reindexIfStale(db: Database, options: ReindexOptions = {}): Promise<void> {
  if (await indexIsStale(db)) await reindexAll(db, options);
}
