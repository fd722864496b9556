import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { ReindexOptions } from '../search-types.ts';
import { refreshSuggestions } from '../suggest/refresh-suggestions.ts';
import { storeVersion } from './index-state.ts';
import { indexVersion } from './index-version.ts';
import { searchRow } from './search-row.ts';
import { idsByTime, removeStrangers, sourcesOf, writeRows } from './store.ts';

const batch = 1_000;
/** Pending entries sorted into the inverted index at once, in kB: a second's work. */
const pending = 16_384;

/**
 * Rebuilds the search index from all posts: for demo data, imports, and a new version. Searches continue meanwhile, and no
 * statement takes longer than a few seconds.
 * @returns the number of findable posts
 */
export async function reindexAll(db: Database, { onProgress }: ReindexOptions = {}): Promise<number> {
  // Rows are stored in the order of writing: by time, so that the newest results are on few pages.
  const ids = await idsByTime(db);
  await patiently(
    db,
    sql`alter index job_search_tsv_idx set (fastupdate = on, gin_pending_list_limit = ${sql.raw(String(pending))})`,
  );
  let done = 0;
  for (let from = 0; from < ids.length; from += batch) {
    const sources = await sourcesOf(db, ids.slice(from, from + batch));
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await writeRows(tx, sources.map(searchRow));
    });
    done += sources.length;
    onProgress?.(done, ids.length);
  }
  await removeStrangers(db);
  await patiently(db, sql`select gin_clean_pending_list('job_search_tsv_idx')`);
  await patiently(db, sql`alter index job_search_tsv_idx set (fastupdate = off)`);
  await patiently(db, sql`analyze job_search`);
  await refreshSuggestions(db);
  await storeVersion(db, 'posts', indexVersion());
  await vacuum(db);
  return done;
}

const patiently = (db: Database, statement: ReturnType<typeof sql>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(statement);
  });

/** Index-only scans need vacuumed pages; if this takes too long, autovacuum does it a minute later. */
async function vacuum(db: Database): Promise<void> {
  await db.execute(sql`vacuum job_search`).catch(() => undefined);
}
