import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { ReindexOptions } from '../search-types.ts';
import { indexVersion } from './index-version.ts';
import { reindexAll } from './reindex-all.ts';

/** Whether the index is incomplete, or was built with other codes or words. */
export async function indexIsStale(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ version: string }>(sql`select version from search_state where id = 1`);
  return rows[0]?.version !== indexVersion();
}

/** Rebuilds the index if it is incomplete, or was built with other codes or words. Call it at start, before searches. */
export async function reindexIfStale(db: Database, options: ReindexOptions = {}): Promise<void> {
  if (await indexIsStale(db)) await reindexAll(db, options);
}
