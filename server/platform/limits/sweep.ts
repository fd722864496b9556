import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

const BATCH = 20_000;

/** Deletes counters whose window has ended, in batches so that no statement runs long. */
export async function sweepCounters(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    delete from rate_counter where key in (
      select c.key from rate_counter c where c.expires_at <= ${now}
      order by c.expires_at limit ${BATCH} for update skip locked)`);
}
