import type { z } from 'zod';
import type { accountEndpoints } from '#contract/identity/accounts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { findAccount } from '../account/accounts.ts';
import { isDormant } from '../account/dormant.ts';
import { verifyCode } from '../login/verify-code.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import { keepPassword } from '../store.ts';
import { hashPassword } from './passwords.ts';
import { refuseWeak } from './refuse-weak.ts';

type Form = z.output<(typeof accountEndpoints)['POST /api/account/resetPassword']['body']>;

/**
 * Sets a new password for the holder of the phone and ends every session. Whether the phone has an account is revealed only after
 * the code has verified its holder. A code does not open a dormant account (docs/decisions/0011).
 */
export async function resetPassword(deps: Deps, ctx: Ctx, { phone, verifyCode: code, password }: Form): Promise<void> {
  refuseWeak(password, phone);
  await verifyCode(deps, ctx, { phone, code, purpose: 'password' });
  const found = await findAccount(ctx.db, phone);
  if (!found) throw appError('CONFLICT', { message: '该手机号还没有账号，请用验证码登录并注册' });
  if (isDormant(found, ctx.now))
    throw appError('CONFLICT', { message: '该账号超过一年没有登录，不能用验证码重设密码' });
  if (found.status === 'banned' || found.status === 'erased') throw appError('ACCOUNT_BANNED');
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction(async (tx) => {
    await keepPassword(tx, found.id, passwordHash);
    await endAllSessions(tx, found.id, { reason: 'password', now: ctx.now });
  });
}
