import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** What is wrong with the books. */
export async function faultsIn(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`select fault from ledger_faults()`);
  return rows.map(({ fault }) => fault);
}
