import { sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { LedgerUnit, PostingKind } from '#contract/ledger/ledger-units.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countCapped, pageOf } from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';
import type { ledgerEndpoints, StatementLine } from '../../contract/ledger.ts';

export type StatementQuery = QueryOf<typeof ledgerEndpoints, 'GET /api/company/statement'>;

export interface StatementRow extends Record<string, unknown> {
  id: string;
  at: Date;
  unit: LedgerUnit;
  kind: PostingKind;
  note: string;
  amount: string;
  balance_after: string;
}

/** Maximum rows of a statement. */
export const STATEMENT_ROWS = 5_000;

const scope = (companyId: string, { unit, from, to }: StatementQuery) => sql`
  account.company_id = ${companyId} and account.kind = 'own'
  ${unit ? sql`and account.unit = ${unit}` : sql``}
  ${from ? sql`and entry.at >= ${new Date(from)}` : sql``}
  ${to ? sql`and entry.at < ${new Date(to)}` : sql``}`;

const source = sql`ledger_account as account join ledger_entry as entry on entry.account_id = account.id`;

export const presentLine = (row: StatementRow): StatementLine => ({
  ...pick(row, 'id', 'unit', 'kind', 'note'),
  at: new Date(row.at).toISOString(),
  amount: Number(row.amount),
  balance: Number(row.balance_after),
});

const rowsOf = async (db: Database, where: ReturnType<typeof sql>, limit: number, offset: number) =>
  (
    await db.execute<StatementRow>(sql`
      select entry.id::text, entry.at, account.unit, posting.kind, posting.note, entry.amount::text, entry.balance_after::text
      from ${source} join ledger_posting as posting on posting.id = entry.posting_id
      where ${where} order by entry.sequence desc limit ${limit} offset ${offset}`)
  ).rows;

/** A page of a company's ledger, newest first. */
export async function listLines(
  db: Database,
  companyId: string,
  query: StatementQuery & { page?: number | undefined },
) {
  const slice = pageOf({ page: query.page }, []);
  const where = scope(companyId, query);
  const rows = await rowsOf(db, where, slice.size + 1, slice.offset);
  const remaining = rows.slice(0, slice.size).map(presentLine);
  return { items: remaining, ...(await countCapped(db, sql`from ${source} where ${where}`)), nextCursor: null };
}

/** All lines of a period, newest first; truncated at the maximum. */
export async function statementOf(db: Database, companyId: string, query: StatementQuery) {
  const rows = await rowsOf(db, scope(companyId, query), STATEMENT_ROWS + 1, 0);
  return { lines: rows.slice(0, STATEMENT_ROWS).map(presentLine), isCut: rows.length > STATEMENT_ROWS };
}
