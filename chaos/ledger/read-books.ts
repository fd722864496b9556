import { sql } from 'drizzle-orm';
import { faultsIn } from '#server/domains/ledger/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Books } from './history.ts';

/** The books as they stand when all is over. */
export async function readBooks(db: Database): Promise<Books> {
  const postings = await db.execute<{ key: string; n: number }>(
    sql`select key, count(*)::int as n from ledger_posting group by key`,
  );
  const sums = await db.execute<{ unit: string; sum: string }>(sql`
    select account.unit, sum(entry.amount)::text as sum
    from ledger_entry as entry join ledger_account as account on account.id = entry.account_id group by account.unit`);
  const lowest = await db.execute<{ low: string | null }>(
    sql`select min(balance)::text as low from ledger_account where company_id is not null`,
  );
  return {
    faults: await faultsIn(db),
    postings: new Map(postings.rows.map(({ key, n }) => [key, n])),
    sums: new Map(sums.rows.map(({ unit, sum }) => [unit, BigInt(sum)])),
    lowest: BigInt(lowest.rows[0]?.low ?? 0),
  };
}
