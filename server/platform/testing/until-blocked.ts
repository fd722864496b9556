import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Database, outsideTransaction } from '#server/platform/database/transaction.ts';

/** Waits until this many connections to the database wait for a lock, so that the second transaction has run as far as it can. */
export async function untilBlocked(db: Database, sessions = 1): Promise<void> {
  const blocked = sql`datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(() => outsideTransaction(async () => await db.$count(sql`pg_stat_activity`, blocked)))
    .toBeGreaterThanOrEqual(sessions);
}
