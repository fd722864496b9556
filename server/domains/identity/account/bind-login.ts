import { and, eq, gt, isNull } from 'drizzle-orm';
import { type LoginProvider, loginProviders } from '#contract/identity/account-words.ts';
import type { SeekerLogin } from '#contract/identity/identity.ts';
import { accountLogin, bindTicket } from '#database/schema/accounts.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { enterWithPhone } from '../login/log-in-by-code.ts';
import { verifyCode } from '../login/verify-code.ts';
import { hashOfSecret } from '../secrets.ts';
import { recordMove } from './account-moves.ts';
import { findAccount, findOrMakeAccount } from './accounts.ts';
import { isDormant } from './dormant.ts';

interface Login {
  accountId: string;
  provider: LoginProvider;
  openIdHash: Buffer;
  now: Date;
}

/**
 * Adds a sign-in method and notifies the account, since the thief of a session could otherwise keep access.
 * @throws AppError CONFLICT where the identity belongs to another account, or the account has one of that provider
 */
export async function addLogin(tx: Database, { accountId, provider, openIdHash, now }: Login): Promise<void> {
  const added = await tx
    .insert(accountLogin)
    .values({ accountId, provider, openIdHash, boundAt: now })
    .onConflictDoNothing()
    .returning({ id: accountLogin.id });
  const label = loginProviders[provider];
  if (!added[0]) return refuseUnlessOwn(tx, { accountId, provider, openIdHash, now });
  await recordMove(tx, { accountId, from: 'active', move: 'bind', to: 'active', note: provider, now });
  await notifyAccount(tx, {
    accountId,
    kind: 'account.login',
    title: `已绑定${label}登录`,
    body: `以后可以用${label}登录这个账号。不是本人操作？请在个人主页解绑并修改密码。`,
    link: '/homePage',
    effectKey: `login:${added[0].id}`,
    now,
  });
}

async function refuseUnlessOwn(tx: Database, { accountId, provider, openIdHash }: Login): Promise<void> {
  const label = loginProviders[provider];
  const [same] = await tx
    .select({ accountId: accountLogin.accountId })
    .from(accountLogin)
    .where(and(eq(accountLogin.provider, provider), eq(accountLogin.openIdHash, openIdHash)));
  if (same?.accountId === accountId) return;
  const message = same ? `这个${label}已绑定其他账号` : `该手机号的账号已绑定另一个${label}，请先解绑`;
  throw appError('CONFLICT', { message });
}

/**
 * Binds a provider's identity to the account of a phone and continues like a sign-in by code. The ticket is consumed with the
 * binding; an unknown phone gets its account first, so that its registration finds the binding.
 */
export async function bindByPhone(
  deps: Deps,
  ctx: Ctx,
  { ticket, phone, verifyCode: code }: { ticket: string; phone: string; verifyCode: string },
): Promise<SeekerLogin> {
  await verifyCode(deps, ctx, { phone, code, purpose: 'bind' });
  const { now } = ctx;
  const found = await findAccount(ctx.db, phone);
  if (found && isDormant(found, now))
    throw appError('CONFLICT', { message: '该手机号的账号超过一年没有登录，请先用手机号登录，再到个人主页绑定' });
  await ctx.db.transaction(async (tx) => {
    const unspent = and(isNull(bindTicket.usedAt), gt(bindTicket.expiresAt, now));
    const [spent] = await tx
      .update(bindTicket)
      .set({ usedAt: now })
      .where(and(eq(bindTicket.ticketHash, hashOfSecret(ticket)), unspent))
      .returning();
    if (!spent) throw appError('INVALID_TICKET', { message: '授权已过期，请重新用 QQ 或微信登录' });
    const { id: accountId } = await findOrMakeAccount(tx, phone, now);
    const { provider, openIdHash } = spent;
    await addLogin(tx, { accountId, provider: provider as LoginProvider, openIdHash, now });
  });
  return enterWithPhone(deps, ctx, phone);
}

/** Removes a sign-in method. The phone always remains, so it is never the last. Idempotent. */
export async function removeLogin(ctx: Ctx, provider: LoginProvider): Promise<void> {
  const { accountId } = signedIn(ctx);
  await ctx.db.transaction(async (tx) => {
    const removed = await tx
      .delete(accountLogin)
      .where(and(eq(accountLogin.accountId, accountId), eq(accountLogin.provider, provider)))
      .returning({ id: accountLogin.id });
    if (removed.length === 0) return;
    await recordMove(tx, { accountId, from: 'active', move: 'unbind', to: 'active', note: provider, now: ctx.now });
  });
}
