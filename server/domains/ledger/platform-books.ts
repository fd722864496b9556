import type { LedgerUnit, PlatformAccount } from '#contract/ledger/ledger-units.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';

/** Faults of the ledger, at most fifty; empty if it is correct. */
export async function faultsIn(db: Database): Promise<string[]> {
  const rows = await rowsOf(db, { fault: 'string', subject: 'string' })`
    select fault, subject::text from ledger_faults() limit 50`;
  return rows.map(({ fault, subject }) => `${fault}: ${subject}`);
}

/** Sums of the accounts: the platform's by kind, from their checkpoints on; the companies' together. */
export async function sumsOfAccounts(db: Database) {
  const rows = await rowsOf(db, {
    account: typed<PlatformAccount | 'own'>(),
    unit: typed<LedgerUnit>(),
    total: 'string',
  })`
    select account.kind as account, account.unit, sum(account.balance)::text as total
    from ledger_account as account where account.company_id is not null group by account.kind, account.unit
    union all
    select account.kind, account.unit, (coalesce(checkpoint.sum, 0) + coalesce((
      select sum(amount) from ledger_entry
      where account_id = account.id and sequence > coalesce(checkpoint.sequence, 0)), 0))::text
    from ledger_account as account left join ledger_checkpoint as checkpoint on checkpoint.account_id = account.id
    where account.company_id is null
    order by account, unit`;
  return rows.map(({ total, ...row }) => ({ ...row, total: Number(total) }));
}
