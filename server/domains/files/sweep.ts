import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';

const BATCH = 500;

/**
 * Deletes uploads that were not bound within a day, and dropped ones. Bytes are deleted first: a remaining row is retried,
 * whereas bytes without a row would stay forever. Returns the number deleted.
 */
export async function sweepFiles(deps: Deps): Promise<number> {
  const dayAgo = new Date(deps.clock.now().getTime() - dayMs);
  const store = deps.files;
  return deps.db.transaction(async (tx) => {
    const rows = await rowsOf(tx, { id: 'string', storage_key: 'string' })`
      select id, storage_key from upload
      where (claimed_at is null and created_at < ${dayAgo}) or dropped_at is not null
      limit ${BATCH} for update skip locked`;
    for (const row of rows) await store.remove(row.storage_key);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await tx.execute(sql`delete from upload where id = any(${sql.param(ids)}::bigint[])`);
    return rows.length;
  });
}
