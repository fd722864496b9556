import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { Found } from './check-new.ts';
import { faultsIn } from './platform-books.ts';

/** Verifies every entry and the checkpoints; without faults the checkpoints may be renewed. */
export async function checkAll(tx: Database, upTo: bigint): Promise<Found> {
  const { rows } = await tx.execute<{ fault: string; subject: string }>(sql`
    select 'checkpoint is not the sum of its entries' as fault, checkpoint.account_id::text as subject
      from ledger_checkpoint as checkpoint
      where checkpoint.sum <> coalesce((select sum(amount) from ledger_entry
        where account_id = checkpoint.account_id and sequence <= checkpoint.sequence), 0)
    union all
    select 'a line before this one is missing', posting_id::text from (
      select posting_id, amount, balance_after,
        coalesce(lag(balance_after) over (partition by account_id order by sequence), 0) as before
      from ledger_entry where balance_after is not null) as line
      where balance_after <> before + amount
    limit 50`);
  const faults = [...(await faultsIn(tx)), ...rows.map(({ fault, subject }) => `${fault}: ${subject}`)];
  const { rows: sums } = await tx.execute<{ id: string; sum: string; n: number }>(sql`
    select account_id::text as id, sum(amount)::text as sum, count(*)::int as n from ledger_entry
    where sequence <= ${upTo} group by account_id`);
  return {
    entries: sums.reduce((all, { n }) => all + n, 0),
    faults,
    sums: faults.length > 0 ? [] : sums.map(({ id, sum }) => ({ id, sum: BigInt(sum) })),
  };
}
