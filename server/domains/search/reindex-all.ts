import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { refreshStatistics } from './refresh-statistics.ts';
import { searchRow } from './search-row.ts';
import type { ReindexOptions } from './search-types.ts';
import { sourcesAfter, writeRows } from './store.ts';

const batch = 2_000;

/**
 * Builds the search index anew from all posts: for demo data, imports, and a new version of the index. Searches go on
 * meanwhile; into an empty index it is quickest.
 * @returns how many posts are to be found
 */
export async function reindexAll(db: Database, { onProgress }: ReindexOptions = {}): Promise<number> {
  const done = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const all = await countPosts(tx);
    const indexes = await dropInverted(tx);
    const written = await writeAll(tx, (count) => onProgress?.(count, all));
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    for (const definition of indexes) await tx.execute(sql.raw(definition));
    await tx.execute(sql`analyze job_search`);
    return written;
  });
  await refreshStatistics(db);
  await vacuum(db);
  return done;
}

async function countPosts(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ posts: number }>(
    sql`select count(*)::int4 as posts from post where status = 'open'`,
  );
  return rows[0]?.posts ?? 0;
}

/** Inverted indexes are made many times faster in one go than row by row; only where nobody reads an empty index. */
async function dropInverted(tx: Database): Promise<string[]> {
  const { rows: some } = await tx.execute(sql`select from job_search limit 1`);
  if (some.length > 0) return [];
  const { rows } = await tx.execute<{ indexname: string; indexdef: string }>(sql`
    select quote_ident(indexname) as indexname, indexdef from pg_indexes
    where schemaname = current_schema() and tablename = 'job_search' and indexdef like '%USING gin%'`);
  for (const { indexname } of rows) await tx.execute(sql.raw(`drop index ${indexname}`));
  return rows.map(({ indexdef }) => indexdef);
}

async function writeAll(tx: Database, onWritten: (count: number) => void): Promise<number> {
  const kept = sql`create temporary table kept_posts (id int8) on commit drop`;
  await tx.execute(kept);
  let written = 0;
  let last = '0';
  for (;;) {
    const sources = await sourcesAfter(tx, last, batch);
    if (sources.length === 0) break;
    await writeRows(tx, sources.map(searchRow));
    last = sources.at(-1)?.id ?? last;
    written += sources.length;
    onWritten(written);
  }
  return written;
}
async function vacuum(db: Database): Promise<void> {
  await db.execute(sql`vacuum analyze job_search`).catch(() => undefined);
}
