import { sql } from 'drizzle-orm';
import { type PlatformAccount, type PostingKind, shownAmount } from '#contract/ledger/ledger-units.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StatementLine } from '../../contract/ledger.ts';
import { STATEMENT_ROWS, type StatementQuery } from './statement.ts';

interface PlatformStatementRow extends Record<string, unknown> {
  id: string;
  at: Date;
  kind: PostingKind;
  note: string;
  company_name: string | null;
  amount: string;
  balance: string;
  order_id: string | null;
}

/**
 * All lines of a period on a platform account, newest first, each with the balance after it. Platform accounts store no balance,
 * so it is summed from the first entry.
 */
export async function platformStatementOf(
  db: Database,
  kind: PlatformAccount,
  { unit = 'fen', from, to }: StatementQuery,
): Promise<{ lines: StatementLine[]; isCut: boolean }> {
  const { rows } = await db.execute<PlatformStatementRow>(sql`
    select line.id::text, line.at, posting.kind, posting.note, company.name as company_name, line.amount::text,
      line.balance::text, posting.order_id::text
    from (
      select entry.id, entry.posting_id, entry.sequence, entry.at, entry.amount,
        sum(entry.amount) over (order by entry.sequence) as balance
      from ledger_entry as entry join ledger_account as account on account.id = entry.account_id
      where account.company_id is null and account.kind = ${kind} and account.unit = ${unit}
    ) as line
    join ledger_posting as posting on posting.id = line.posting_id
    left join company on company.id = posting.company_id
    where true
      ${from ? sql`and line.at >= ${new Date(from)}` : sql``}
      ${to ? sql`and line.at < ${new Date(to)}` : sql``}
    order by line.sequence desc limit ${STATEMENT_ROWS + 1}`);
  const lines = rows.slice(0, STATEMENT_ROWS).map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    unit,
    kind: row.kind,
    note: row.company_name ? `${row.company_name}：${row.note}` : row.note,
    amount: shownAmount(kind, Number(row.amount)),
    balance: shownAmount(kind, Number(row.balance)),
    orderId: row.order_id,
  }));
  return { lines, isCut: rows.length > STATEMENT_ROWS };
}
