import { sql } from 'drizzle-orm';
import { type QuotaUnit, quotaUnits } from '#contract/ledger/ledger-units.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';

/** Of a quota, what is left and was used; the units that expire first, and when. */
interface QuotaLeft {
  unit: QuotaUnit;
  left: number;
  used: number;
  nextExpiry: { at: string; count: number } | null;
}

/**
 * A company's balances: money in fen, and of each quota what is left now and what was used. Expired units are excluded
 * immediately, whether or not a job has booked them out.
 */
export async function balancesOf(
  db: Database,
  companyId: string,
  now: Date,
): Promise<{ balance: number; quotas: QuotaLeft[] }> {
  const rows = await rowsOf(db, {
    unit: 'string',
    left: 'string',
    used: 'string',
    next_at: 'string?',
    next_count: 'string?',
  })`
    select account.unit,
      case when account.unit = 'fen' then account.balance else coalesce(lots.open, 0) end::text as left,
      coalesce(used.count, 0)::text as used, next_lot.expires_at as next_at, next_lot.remaining::text as next_count
    from ledger_account as account
    left join lateral (
      select sum(remaining) as open from ledger_lot
      where account_id = account.id and remaining > 0 and expires_at > ${now}) as lots on true
    left join lateral (
      select expires_at, sum(remaining) as remaining from ledger_lot
      where account_id = account.id and remaining > 0 and expires_at > ${now}
      group by expires_at order by expires_at limit 1) as next_lot on true
    left join lateral (
      select -sum(entry.amount) as count
      from ledger_entry as entry join ledger_posting as posting on posting.id = entry.posting_id
      where entry.account_id = account.id and posting.kind in ('consume', 'give-back')) as used on true
    where account.company_id = ${companyId} and account.kind = 'own'`;
  const found = new Map(rows.map((row) => [row.unit, row]));
  const quotas = (Object.keys(quotaUnits) as QuotaUnit[]).map((unit) => {
    const row = found.get(unit);
    const nextExpiry = row?.next_at ? { at: new Date(row.next_at).toISOString(), count: Number(row.next_count) } : null;
    return { unit, left: Number(row?.left ?? 0), used: Number(row?.used ?? 0), nextExpiry };
  });
  return { balance: Number(found.get('fen')?.left ?? 0), quotas };
}

/** How many units of these quotas a company has used since a moment, including units returned later. */
export async function usedSince(
  db: Database,
  companyId: string,
  units: readonly QuotaUnit[],
  since: Date,
): Promise<number> {
  const row = await rowOf(db, { n: 'number' })`
    select coalesce(-sum(entry.amount), 0)::int as n
    from ledger_account as account join ledger_entry as entry on entry.account_id = account.id
    join ledger_posting as posting on posting.id = entry.posting_id
    where account.company_id = ${companyId} and account.kind = 'own' and account.unit = any(${sql.param([...units])}::text[])
      and entry.at >= ${since} and posting.kind = 'consume'`;
  return row?.n ?? 0;
}
