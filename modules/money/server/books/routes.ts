import { recordAct } from '#server/domains/audit/public.ts';
import { askCheck, balancesOf, standing, sumsOfAccounts } from '#server/domains/ledger/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { member, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { ledgerEndpoints } from '../../contract/ledger.ts';
import { listPostings } from './list-postings.ts';
import { platformStatementOf } from './platform-statement.ts';
import { listLines, statementOf } from './statement.ts';

export const ledgerHandlers = (deps: Deps): Handlers<typeof ledgerEndpoints> => ({
  'GET /api/company/companyAssets': (ctx, { query }) => {
    if (member(ctx).member.companyId !== query.companyId) throw appError('FORBIDDEN');
    return balancesOf(ctx.db, query.companyId, ctx.now);
  },
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
