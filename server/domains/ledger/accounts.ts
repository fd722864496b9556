import { sql } from 'drizzle-orm';
import type { LedgerUnit, PlatformAccount } from '#contract/ledger/ledger-units.ts';
import { newId } from '#database/new-id.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';

/**
 * The account of a company in a unit, locked; created if it does not exist. Callers that need several lock them in the order of
 * `inOrder`, to avoid deadlocks.
 */
export async function lockAccount(tx: Database, companyId: string, unit: LedgerUnit): Promise<string> {
  const hold = sql`
    select id::text from ledger_account where company_id = ${companyId} and kind = 'own' and unit = ${unit} for no key update`;
  const found = await rowOf(tx, { id: 'string' })`${hold}`;
  if (found) return found.id;
  await tx.execute(sql`
    insert into ledger_account (id, company_id, kind, unit) values (${newId()}, ${companyId}, 'own', ${unit})
    on conflict do nothing`);
  const made = await rowOf(tx, { id: 'string' })`${hold}`;
  if (!made) throw new Error(`no account of ${companyId} in ${unit}`);
  return made.id;
}

/** The global lock order of accounts. */
export const inOrder = (units: readonly LedgerUnit[]): LedgerUnit[] => [...new Set(units)].sort();

/** A platform account. It is never locked, so companies do not wait for each other. */
export async function platformAccount(tx: Database, kind: PlatformAccount, unit: LedgerUnit): Promise<string> {
  const row = await rowOf(tx, { id: 'string' })`
    select id::text from ledger_account where company_id is null and kind = ${kind} and unit = ${unit}`;
  if (!row) throw new Error(`the platform has no account ${kind} in ${unit}`);
  return row.id;
}
