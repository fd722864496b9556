import type { z } from 'zod';
import type { identityEndpoints } from '#contract/identity/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { findAccount } from '../account/accounts.ts';
import { verifyCode } from '../login/verify-code.ts';
import { endOtherSessions } from '../session/end-sessions.ts';
import { keepPassword } from '../store.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './passwords.ts';
import { refuseWeak } from './refuse-weak.ts';

type Form = z.output<(typeof identityEndpoints)['POST /api/jober/updatePass']['body']>;

/** Changes the caller's password, given a fresh code or the old password, and ends all their other sessions. */
export async function changePassword(deps: Deps, ctx: Ctx, form: Form): Promise<void> {
  const own = signedIn(ctx);
  refuseWeak(form.password, own.phone);
  await prove(deps, ctx, own.phone, form);
  const passwordHash = await hashPassword(form.password);
  await ctx.db.transaction(async (tx) => {
    await keepPassword(tx, own.accountId, passwordHash);
    await endOtherSessions(tx, own, { reason: 'password', now: ctx.now });
  });
}

async function prove(deps: Deps, ctx: Ctx, phone: string, { verifyCode: code, oldPassword }: Form): Promise<void> {
  if (code !== undefined) return verifyCode(deps, ctx, { phone, code, purpose: 'password' });
  if (oldPassword === undefined) throw fieldError('body.verifyCode', '请填写验证码或原密码');
  const account = await findAccount(ctx.db, phone);
  if (await checkPassword(deps, ctx, { phone, storedHash: account?.passwordHash, password: oldPassword })) return;
  throw appError('INVALID_CREDENTIALS', {
    message: '原密码错误',
    issues: [{ path: 'body.oldPassword', message: '原密码错误' }],
  });
}
