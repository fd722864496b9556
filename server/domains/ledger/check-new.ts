import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

export interface Found {
  entries: number;
  faults: string[];
  /** The verified sums of accounts: their new checkpoints. */
  sums: { id: string; sum: bigint }[];
}

/**
 * Verifies the entries since each account's checkpoint, up to a sequence below which nothing is written any more: the cost is the
 * new entries plus one read per account. Correct accounts advance their checkpoints; a faulty one keeps its own, so that the
 * fault is reported until it is fixed. Changes below a checkpoint are detected only if they affect a balance; the full check
 * finds the rest.
 */
export async function checkNew(tx: Database, upTo: bigint, since: Date): Promise<Found> {
  await tx.execute(sql`
    create temp table fresh on commit drop as
    select entry.account_id, entry.sequence, entry.posting_id, entry.amount, entry.balance_after, entry.lot_id,
      lag(entry.balance_after) over (partition by entry.account_id order by entry.sequence) as before
    from ledger_account as account left join ledger_checkpoint as checkpoint on checkpoint.account_id = account.id
    cross join lateral (
      select * from ledger_entry where account_id = account.id and sequence > coalesce(checkpoint.sequence, 0)
        and sequence <= ${upTo}) as entry`);
  await tx.execute(sql`
    create temp table stand on commit drop as
    select account.id, account.company_id, account.unit, account.balance,
      coalesce(checkpoint.sum, 0) + coalesce(added.sum, 0) as sum, coalesce(added.count, 0) as count,
      coalesce(held.balance_after, 0) as held, coalesce(last.balance_after, 0) as last
    from ledger_account as account left join ledger_checkpoint as checkpoint on checkpoint.account_id = account.id
    left join (select account_id, sum(amount) as sum, count(*) as count from fresh group by account_id) as added
      on added.account_id = account.id
    left join lateral (select balance_after from ledger_entry where account_id = account.id and sequence <= ${upTo}
      order by sequence desc limit 1) as held on account.company_id is not null
    left join lateral (select balance_after from ledger_entry where account_id = account.id
      order by sequence desc limit 1) as last on account.company_id is not null`);
  const { rows } = await tx.execute<{ fault: string; subject: string | null; account: string | null }>(sql`
    select 'balance is not the sum of its entries' as fault, id::text as subject, id::text as account
      from stand where company_id is not null and held <> sum
    union all
    select 'balance is not what its last entry says', id::text, id::text
      from stand where company_id is not null and balance <> last
    union all
    select 'negative balance', id::text, id::text from stand where company_id is not null and balance < 0
    union all
    select 'a line before this one is missing', posting_id::text, account_id::text
      from fresh where balance_after is not null and before is not null and balance_after <> before + amount
    union all
    select 'posting does not add up in ' || account.unit, fresh.posting_id::text, null
      from fresh join ledger_account as account on account.id = fresh.account_id
      group by fresh.posting_id, account.unit having sum(fresh.amount) <> 0
    union all
    select 'posting without lines', posting.id::text, null from ledger_posting as posting
      where posting.at >= ${since} and not exists (select from ledger_entry where posting_id = posting.id)
    union all
    select 'lot is not the sum of its entries', lot.id::text, lot.account_id::text from ledger_lot as lot
      where lot.id in (select lot_id from fresh) and lot.remaining <>
        coalesce((select sum(amount) from ledger_entry where lot_id = lot.id), 0)
    union all
    select 'quota is not the sum of its lots', stand.id::text, stand.id::text
      from stand left join (
        select account_id, sum(remaining) as open from ledger_lot where remaining > 0 group by account_id) as lots
        on lots.account_id = stand.id
      where stand.company_id is not null and stand.unit <> 'fen' and stand.balance <> coalesce(lots.open, 0)
    union all
    select 'all entries do not add up in ' || unit, null, null from stand group by unit having sum(sum) <> 0
    limit 50`);
  const faulty = new Set(rows.flatMap(({ account }) => (account ? [account] : [])));
  const isOfAccounts = rows.every(({ account }) => account !== null);
  const { rows: added } = await tx.execute<{ id: string; sum: string; n: number }>(
    sql`select id::text, sum::text, count::int as n from stand where count > 0`,
  );
  return {
    entries: added.reduce((all, { n }) => all + n, 0),
    faults: rows.map(({ fault, subject }) => (subject ? `${fault}: ${subject}` : fault)),
    sums: isOfAccounts
      ? added.filter(({ id }) => !faulty.has(id)).map(({ id, sum }) => ({ id, sum: BigInt(sum) }))
      : [],
  };
}
