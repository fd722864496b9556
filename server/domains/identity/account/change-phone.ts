import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { accountEndpoints } from '#contract/identity/accounts.ts';
import { dayMs } from '#contract/months.ts';
import { maskPhone } from '#contract/text.ts';
import { phoneChange } from '#database/schema/accounts.ts';
import { account } from '#database/schema/identity.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, appError, fieldError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { verifyCode } from '../login/verify-code.ts';
import { checkPassword } from '../password/check-password.ts';
import { endAllSessions, endOtherSessions } from '../session/end-sessions.ts';
import { recordMove } from './account-moves.ts';
import { findAccount } from './accounts.ts';
import { presentUser } from './present.ts';

type Change = z.output<(typeof accountEndpoints)['PUT /api/account/phone']['body']>;
type Wish = z.output<(typeof accountEndpoints)['POST /api/account/phoneChange']['body']>;

/** Period in which the old phone may object to a change that it did not confirm. */
const WAITING_MS = 3 * dayMs;

export const phoneTaken = () =>
  appError('CONFLICT', { message: '该手机号已有账号', issues: [{ path: 'body.phone', message: '该手机号已有账号' }] });

/** Gives an account an unused phone; of two concurrent accounts one gets it. */
export async function takePhone(tx: Database, accountId: string, phone: string): Promise<void> {
  const free = sql`not exists (select from account other where other.phone = ${phone})`;
  const taken = await tx
    .update(account)
    .set({ phone })
    .where(and(eq(account.id, accountId), free))
    .returning({ id: account.id });
  if (taken.length === 0) throw phoneTaken();
}

const endWaiting = (tx: Database, accountId: string, status: 'cancelled' | 'done', now: Date) =>
  tx
    .update(phoneChange)
    .set({ status, endedAt: now })
    .where(and(eq(phoneChange.accountId, accountId), eq(phoneChange.status, 'waiting')))
    .returning({ id: phoneChange.id });

/** An invalid code names no field, and is shown at the only one; this form has two. */
function atTheOldCode(error: unknown): never {
  if (!(error instanceof AppError && error.code === 'INVALID_CODE')) throw error;
  throw appError('INVALID_CODE', { issues: [{ path: 'body.oldVerifyCode', message: error.message }] });
}

/** Changes the phone immediately if both the old and the new one are verified; ends all other sessions. */
export async function changePhone(deps: Deps, ctx: Ctx, form: Change) {
  const own = signedIn(ctx);
  if (form.phone === own.phone) throw fieldError('body.phone', '新手机号与原手机号相同');
  await verifyCode(deps, ctx, { phone: own.phone, code: form.oldVerifyCode, purpose: 'phone' }).catch(atTheOldCode);
  await verifyCode(deps, ctx, { phone: form.phone, code: form.verifyCode, purpose: 'phone' });
  const { now } = ctx;
  return ctx.db.transaction(async (tx) => {
    await takePhone(tx, own.accountId, form.phone);
    await endWaiting(tx, own.accountId, 'cancelled', now);
    const note = `${maskPhone(own.phone)} → ${maskPhone(form.phone)}`;
    await recordMove(tx, { accountId: own.accountId, from: 'active', move: 'phone', to: 'active', note, now });
    await endOtherSessions(tx, own, { reason: 'phone', now });
    const changed = await findAccount(tx, form.phone);
    if (!changed) throw new Error('the account went away');
    return presentUser(changed);
  });
}

/**
 * Requests a new phone when the old one is unavailable: password and new phone are verified, the old phone is notified, and its
 * holder may object for three days.
 */
export async function wishForPhone(deps: Deps, ctx: Ctx, { phone, verifyCode: code, password }: Wish) {
  const own = signedIn(ctx);
  const { now } = ctx;
  if (phone === own.phone) throw fieldError('body.phone', '新手机号与原手机号相同');
  const found = await findAccount(ctx.db, own.phone);
  const isRight = await checkPassword(deps, ctx, { phone: own.phone, storedHash: found?.passwordHash, password });
  if (!isRight) throw appError('INVALID_CREDENTIALS', { message: '密码错误' });
  await verifyCode(deps, ctx, { phone, code, purpose: 'phone' });
  if (await findAccount(ctx.db, phone)) throw phoneTaken();
  const dueAt = new Date(now.getTime() + WAITING_MS);
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select from account where id = ${own.accountId} for no key update`);
    await endWaiting(tx, own.accountId, 'cancelled', now);
    const values = { accountId: own.accountId, phone, status: 'waiting' as const, requestedAt: now, dueAt };
    const [made] = await tx.insert(phoneChange).values(values).returning({ id: phoneChange.id });
    await notifyAccount(tx, {
      accountId: own.accountId,
      kind: 'account.phone',
      title: '你的账号申请更换手机号',
      body: `3 天后改为 ${maskPhone(phone)}。不是本人操作？请用原手机号登录，在个人主页撤销并修改密码。`,
      link: '/homePage',
      effectKey: `phone-change:${made?.id}`,
      now,
    });
  });
  await warnOldPhone(deps, own.phone, phone);
  return { dueAt: dueAt.toISOString() };
}

/** Notifies the old phone by SMS regardless of its preferences. A failure to send does not block the change. */
async function warnOldPhone(deps: Deps, oldPhone: string, phone: string): Promise<void> {
  const text = `【教育人才网】你的账号申请将手机号改为 ${maskPhone(phone)}，3 天后生效。非本人操作请立即登录撤销。`;
  await deps.sms
    .send(oldPhone, { kind: 'notice', title: '账号申请更换手机号', text })
    .catch(() => deps.log.warn('the old phone could not be told of a change'));
}

/** Withdraws the pending change, if any. Idempotent. */
export async function dropPhoneWish(ctx: Ctx): Promise<void> {
  await endWaiting(ctx.db, signedIn(ctx).accountId, 'cancelled', ctx.now);
}

/** Applies changes that waited three days. A change whose phone was taken meanwhile ends without effect. */
export async function applyPhoneChanges(tx: Database, _deps: Deps, now: Date): Promise<number> {
  const rows = await rowsOf(tx, { id: 'string', account_id: 'string', phone: 'string', taken: 'boolean' })`
    select c.id, c.account_id, c.phone, exists (select from account a where a.phone = c.phone) as taken
    from phone_change c where c.status = 'waiting' and c.due_at <= ${now} order by c.due_at limit 100 for no key update skip locked`;
  for (const { id, account_id: accountId, phone, taken } of rows) {
    const status = taken ? 'refused' : 'done';
    await tx.update(phoneChange).set({ status, endedAt: now }).where(eq(phoneChange.id, id));
    if (taken) continue;
    await takePhone(tx, accountId, phone);
    await recordMove(tx, { accountId, from: 'active', move: 'phone', to: 'active', note: maskPhone(phone), now });
    await endAllSessions(tx, accountId, { reason: 'phone', now });
  }
  return rows.length;
}
