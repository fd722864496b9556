import { sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { type PlatformAccount, shownAmount } from '#contract/ledger/ledger-units.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { askCheck, balancesOf, standing, sumsOfAccounts } from '#server/domains/ledger/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { member, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { countCapped, pageOf } from '#server/platform/paging.ts';
import { type ledgerEndpoints, platformLine, statementLine } from '../../contract/ledger.ts';

export const ledgerHandlers = (deps: Deps): Handlers<typeof ledgerEndpoints> => ({
  'GET /api/company/companyAssets': (ctx, { query }) =>
    balancesOf(ctx.db, member(ctx, query.companyId).member.companyId, ctx.now),
  'GET /api/company/ledger': (ctx, { query }) => listLines(ctx.db, member(ctx).member.companyId, query),
  'GET /api/company/statement': (ctx, { query }) => statementOf(ctx.db, member(ctx).member.companyId, query),
  'GET /api/admin/ledger': (ctx, { query }) => listPostings(ctx.db, query),
  'GET /api/admin/statement': (ctx, { query: { companyId, account = 'cash', ...scope } }) =>
    companyId ? statementOf(ctx.db, companyId, scope) : platformStatementOf(ctx.db, account, scope),
  'GET /api/admin/ledgerBooks': async (ctx) => ({
    accounts: await sumsOfAccounts(ctx.db),
    ...(await standing(ctx.db)),
  }),
  'POST /api/admin/ledgerBooks/checks': (ctx) =>
    ctx.db.transaction(async (tx) => {
      await askCheck(tx, deps, 'all');
      await recordAct(tx, signedIn(ctx), { act: 'ledger.check', subject: 'ledger', now: ctx.now });
    }),
});

type BooksQuery = QueryOf<typeof ledgerEndpoints, 'GET /api/admin/ledger'>;

/** The platform's ledger by posting, newest first. */
async function listPostings(db: Database, { companyId, from, to, page }: BooksQuery) {
  const slice = pageOf({ page }, []);
  const where = sql`true
    ${companyId ? sql`and posting.company_id = ${companyId}` : sql``}
    ${from ? sql`and posting.at >= ${new Date(from)}` : sql``}
    ${to ? sql`and posting.at < ${new Date(to)}` : sql``}`;
  const items = await rowsOf(db, platformLine)`
    select posting.id::text, posting.at, posting.kind, posting.note, company.name as "companyName",
      (select coalesce(json_agg(json_build_object('account', account.kind, 'unit', account.unit, 'amount', entry.amount)
          order by entry.line), '[]')
        from ledger_entry as entry join ledger_account as account on account.id = entry.account_id
        where entry.posting_id = posting.id) as lines
    from ledger_posting as posting left join company on company.id = posting.company_id
    where ${where} order by posting.at desc, posting.id limit ${slice.size} offset ${slice.offset}`;
  return { items, ...(await countCapped(db, sql`from ledger_posting as posting where ${where}`)), nextCursor: null };
}

/**
 * All lines of a period on a platform account, newest first, each with the balance after it. Platform accounts store no balance,
 * so it is summed from the first entry.
 */
export async function platformStatementOf(
  db: Database,
  kind: PlatformAccount,
  { unit = 'fen', from, to }: StatementQuery,
) {
  const rows = await rowsOf(db, statementLine)`
    select line.id::text, line.at, ${unit}::text as unit, posting.kind,
      concat_ws('：', company.name, posting.note) as note, line.amount::float8, line.balance::float8
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
    order by line.sequence desc limit ${STATEMENT_ROWS + 1}`;
  const lines = rows.slice(0, STATEMENT_ROWS).map(({ amount, balance, ...line }) => ({
    ...line,
    amount: shownAmount(kind, amount),
    balance: shownAmount(kind, balance),
  }));
  return { lines, isCut: rows.length > STATEMENT_ROWS };
}

type StatementQuery = QueryOf<typeof ledgerEndpoints, 'GET /api/company/statement'>;

/** Maximum rows of a statement. */
const STATEMENT_ROWS = 5_000;

const scope = (companyId: string, { unit, from, to }: StatementQuery) => sql`
  account.company_id = ${companyId} and account.kind = 'own'
  ${unit ? sql`and account.unit = ${unit}` : sql``}
  ${from ? sql`and entry.at >= ${new Date(from)}` : sql``}
  ${to ? sql`and entry.at < ${new Date(to)}` : sql``}`;

const source = sql`ledger_account as account join ledger_entry as entry on entry.account_id = account.id`;

const linesOf = async (db: Database, where: ReturnType<typeof sql>, limit: number, offset: number) =>
  await rowsOf(db, statementLine)`
      select entry.id::text, entry.at, account.unit, posting.kind, posting.note, entry.amount::float8,
        entry.balance_after::float8 as balance
      from ${source} join ledger_posting as posting on posting.id = entry.posting_id
      where ${where} order by entry.sequence desc limit ${limit} offset ${offset}`;

/** A page of a company's ledger, newest first. */
async function listLines(db: Database, companyId: string, query: StatementQuery & { page?: number | undefined }) {
  const slice = pageOf({ page: query.page }, []);
  const where = scope(companyId, query);
  const items = await linesOf(db, where, slice.size, slice.offset);
  return { items, ...(await countCapped(db, sql`from ${source} where ${where}`)), nextCursor: null };
}

/** All lines of a period, newest first; truncated at the maximum. */
export async function statementOf(db: Database, companyId: string, query: StatementQuery) {
  const rows = await linesOf(db, scope(companyId, query), STATEMENT_ROWS + 1, 0);
  return { lines: rows.slice(0, STATEMENT_ROWS), isCut: rows.length > STATEMENT_ROWS };
}
