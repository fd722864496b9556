import { sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countCapped, pageOf } from '#server/platform/paging.ts';
import type { ledgerEndpoints, StatementLine } from '../../contract/ledger.ts';

export type StatementQuery = QueryOf<typeof ledgerEndpoints, 'GET /api/company/statement'>;

/** Maximum rows of a statement. */
export const STATEMENT_ROWS = 5_000;

const scope = (companyId: string, { unit, from, to }: StatementQuery) => sql`
  account.company_id = ${companyId} and account.kind = 'own'
  ${unit ? sql`and account.unit = ${unit}` : sql``}
  ${from ? sql`and entry.at >= ${new Date(from)}` : sql``}
  ${to ? sql`and entry.at < ${new Date(to)}` : sql``}`;

const source = sql`ledger_account as account join ledger_entry as entry on entry.account_id = account.id`;

const rowsOf = async (db: Database, where: ReturnType<typeof sql>, limit: number, offset: number) =>
  (
    await db.execute<StatementLine>(sql`
      select entry.id::text, entry.at, account.unit, posting.kind, posting.note, entry.amount::float8,
        entry.balance_after::float8 as balance
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
  const items = await rowsOf(db, where, slice.size, slice.offset);
  return { items, ...(await countCapped(db, sql`from ${source} where ${where}`)), nextCursor: null };
}

/** All lines of a period, newest first; truncated at the maximum. */
export async function statementOf(db: Database, companyId: string, query: StatementQuery) {
  const rows = await rowsOf(db, scope(companyId, query), STATEMENT_ROWS + 1, 0);
  return { lines: rows.slice(0, STATEMENT_ROWS), isCut: rows.length > STATEMENT_ROWS };
}
