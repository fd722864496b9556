import { sql } from 'drizzle-orm';
import type { LedgerUnit, PlatformAccount } from '#contract/ledger/ledger-units.ts';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * The account of a company in a unit, held to the end of the transaction; it is made where there is none yet. Whoever touches
 * several takes them in the order of `inOrder`, so that two never wait for each other.
 */
export async function holdAccount(tx: Database, companyId: string, unit: LedgerUnit): Promise<string> {
  const hold = sql`
    select id::text from ledger_account where company_id = ${companyId} and kind = 'own' and unit = ${unit} for no key update`;
  const [found] = (await tx.execute<{ id: string }>(hold)).rows;
  if (found) return found.id;
  await tx.execute(sql`
    insert into ledger_account (id, company_id, kind, unit) values (${newId()}, ${companyId}, 'own', ${unit})
    on conflict do nothing`);
  const [made] = (await tx.execute<{ id: string }>(hold)).rows;
  if (!made) throw new Error(`no account of ${companyId} in ${unit}`);
  return made.id;
}

/** The one order in which accounts are taken. */
export const inOrder = (units: readonly LedgerUnit[]): LedgerUnit[] => [...new Set(units)].sort();

/** The account of the platform, which is never held: companies do not wait for each other. */
export async function platformAccount(tx: Database, kind: PlatformAccount, unit: LedgerUnit): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id::text from ledger_account where company_id is null and kind = ${kind} and unit = ${unit}`,
  );
  const [row] = rows;
  if (!row) throw new Error(`the platform has no account ${kind} in ${unit}`);
  return row.id;
}
