import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { closingMs } from '#contract/identity/account-state.ts';
import type { personalDataEndpoints } from '#contract/personal-data/personal-data.ts';
import { companyMember } from '#database/schema/companies.ts';
import { operator } from '#database/schema/identity.ts';
import { closeDeliveriesOfJober } from '#server/domains/deliveries/public.ts';
import {
  clearCookie,
  endAllSessions,
  lockAccountRow,
  moveAccount,
  verifyCode,
} from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { askExport, latestExport } from './ask-export.ts';

export const personalDataHandlers = (deps: Deps): Handlers<typeof personalDataEndpoints> => ({
  'POST /api/jober/deleteJoberInfo': (ctx, { body }) => closeAccount(deps, ctx, body),
  'POST /api/account/exports': (ctx, { body }) => askExport(deps, ctx, body.verifyCode),
  'GET /api/account/exports': (ctx) => latestExport(deps, ctx),
});

type Form = z.output<(typeof personalDataEndpoints)['POST /api/jober/deleteJoberInfo']['body']>;

/** Refuses if a company would lose its last owner, or the console its operator. */
async function refuseWhoIsNeeded(tx: Database, accountId: string): Promise<void> {
  const own = and(eq(companyMember.accountId, accountId), eq(companyMember.status, 'active'));
  const [owner] = await tx
    .select({ id: companyMember.id })
    .from(companyMember)
    .where(and(own, eq(companyMember.role, 'owner')));
  if (owner) throw appError('CONFLICT', { message: '您是单位的主管理员，请先把单位交接给同事再注销' });
  const [acts] = await tx.select({ id: operator.id }).from(operator).where(eq(operator.accountId, accountId));
  if (acts) throw appError('CONFLICT', { message: '运营账号不能自行注销' });
}

/**
 * 注销: sessions, sockets and open deliveries end at once, and all personal data are erased seven days later. Signing in before
 * that cancels it, except for the deliveries, whose companies were notified.
 */
async function closeAccount(deps: Deps, ctx: Ctx, { verifyCode: code, reason }: Form) {
  const { accountId, phone, joberId } = signedIn(ctx);
  const { now } = ctx;
  await verifyCode(deps, ctx, { phone, code, purpose: 'close' });
  await ctx.db.transaction(async (tx) => {
    const locked = await lockAccountRow(tx, accountId);
    await refuseWhoIsNeeded(tx, accountId);
    if (!locked) throw appError('ILLEGAL_MOVE');
    const step = { move: 'close', who: 'self', actorId: accountId, note: reason, values: { closingAt: now } } as const;
    await moveAccount({ db: tx, now }, locked, step);
    if (joberId) await closeDeliveriesOfJober(tx, joberId, { reason: '求职者注销了账号', now });
    await endAllSessions(tx, accountId, { reason: 'closing', now });
  });
  clearCookie(ctx, deps.config);
  return { erasedAt: new Date(now.getTime() + closingMs).toISOString() };
}
