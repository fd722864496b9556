import { sql } from 'drizzle-orm';
import { type PlatformAccount, shownAmount } from '#contract/ledger/ledger-units.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StatementLine } from '../../contract/ledger.ts';
import { presentLine, STATEMENT_ROWS, type StatementQuery, type StatementRow } from './statement.ts';

type PlatformStatementRow = StatementRow & { company_name: string | null };

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
    select line.id::text, line.at, ${unit}::text as unit, posting.kind, posting.note, company.name as company_name,
      line.amount::text, line.balance::text as balance_after
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
  const lines = rows.slice(0, STATEMENT_ROWS).map((row) => {
    const { note, amount, balance, ...line } = presentLine(row);
    return {
      ...line,
      note: row.company_name ? `${row.company_name}：${note}` : note,
      amount: shownAmount(kind, amount),
      balance: shownAmount(kind, balance),
    };
  });
  return { lines, isCut: rows.length > STATEMENT_ROWS };
}
