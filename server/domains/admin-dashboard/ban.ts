import { and, eq, isNull } from 'drizzle-orm';
import type { UserDetail } from '#contract/operators/admin-dashboard.ts';
import { account, jober, operator } from '#database/schema/identity.ts';
import { accountBan } from '#database/schema/operators.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { closeDeliveriesOfJober } from '#server/domains/deliveries/public.ts';
import {
  endAllSessions,
  lockAccountRow,
  maskPhone,
  moveAccount,
  unlockPhone,
} from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { userDetail } from './read-user.ts';

async function lockUser(tx: Database, id: string) {
  const found = await lockAccountRow(tx, id);
  if (!found) throw appError('NOT_FOUND', { message: '用户不存在' });
  return found;
}

/** Operators are disabled and reset by a super operator alone (运营账号). */
async function refuseOperator(tx: Database, accountId: string): Promise<void> {
  const [found] = await tx.select({ id: operator.id }).from(operator).where(eq(operator.accountId, accountId));
  if (found) throw appError('ILLEGAL_MOVE', { message: '运营账号请在“运营账号”里停用或重置登录' });
}

/** Bans an account: on commit its sessions and sockets end on every node, and its open deliveries are closed. */
export async function banUser(ctx: Ctx, id: string, reason: string): Promise<UserDetail> {
  const actor = signedIn(ctx);
  const { now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const locked = await lockUser(tx, id);
    await refuseOperator(tx, id);
    await moveAccount({ db: tx, now }, locked, { move: 'ban', who: 'operator', actorId: actor.accountId });
    await tx.insert(accountBan).values({ accountId: id, reason, bannedBy: actor.accountId, bannedAt: now });
    await endAllSessions(tx, id, { reason: 'banned', now });
    const [seeker] = await tx.select({ id: jober.id }).from(jober).where(eq(jober.accountId, id));
    if (seeker) await closeDeliveriesOfJober(tx, seeker.id, { reason: '求职者账号已停用', now });
    const detail = { reason, phone: maskPhone(locked.phone) };
    await recordAct(tx, actor, { act: 'account.ban', subject: 'account', subjectId: id, detail, now });
    return userDetail(tx, id, now);
  });
}

export async function unbanUser(ctx: Ctx, id: string): Promise<UserDetail> {
  const actor = signedIn(ctx);
  const { now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const locked = await lockUser(tx, id);
    await moveAccount({ db: tx, now }, locked, { move: 'unban', who: 'operator', actorId: actor.accountId });
    await tx
      .update(accountBan)
      .set({ liftedBy: actor.accountId, liftedAt: now })
      .where(and(eq(accountBan.accountId, id), isNull(accountBan.liftedAt)));
    const detail = { phone: maskPhone(locked.phone) };
    await recordAct(tx, actor, { act: 'account.unban', subject: 'account', subjectId: id, detail, now });
    return userDetail(tx, id, now);
  });
}

/** Ends the sessions and sockets of an account on every node; the account itself stays as it is, and its holder may sign in anew. */
export async function signOutUser(ctx: Ctx, id: string, reason: string): Promise<UserDetail> {
  const actor = signedIn(ctx);
  const { now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const locked = await lockUser(tx, id);
    await refuseOperator(tx, id);
    const ended = await endAllSessions(tx, id, { reason: 'operator', now });
    const detail = { reason, phone: maskPhone(locked.phone), ended };
    await recordAct(tx, actor, { act: 'account.sign-out', subject: 'account', subjectId: id, detail, now });
    return userDetail(tx, id, now);
  });
}

/** Resets the lock-out after failed sign-ins. */
export async function unlockUser(deps: Deps, ctx: Ctx, id: string): Promise<{ cleared: number }> {
  const [found] = await ctx.db.select({ phone: account.phone }).from(account).where(eq(account.id, id));
  if (!found) throw appError('NOT_FOUND', { message: '用户不存在' });
  const [operates] = await ctx.db.select({ id: operator.id }).from(operator).where(eq(operator.accountId, id));
  if (operates) throw appError('CONFLICT', { message: '运营账号的登录限制不能在这里解除，请等待或由超级管理员重置' });
  const cleared = await unlockPhone(deps, found.phone);
  const detail = { phone: maskPhone(found.phone), cleared };
  const act = { act: 'account.unlock', subject: 'account', subjectId: id, detail, now: ctx.now };
  await recordAct(ctx.db, signedIn(ctx), act);
  return { cleared };
}
