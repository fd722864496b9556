import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { operatorEndpoints } from '#contract/operators/operators.ts';
import { account, operator } from '#database/schema/identity.ts';
import { operatorKey } from '#database/schema/operators.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import {
  countTry,
  giveCookies,
  hashPassword,
  isPassword,
  markDevice,
  openSession,
  refuseWeak,
} from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { spendCode } from './operator-keys.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';

const QUARTER = 15 * 60;
const DAY = 86_400;

/** Rate limits of an operator's password. A stranger's failures delay the stranger; known devices are separate. */
export const consoleTries = {
  name: 'wrong-operator',
  byAddress: { limit: 50, windowSeconds: QUARTER },
  bySource: [
    { limit: 5, windowSeconds: QUARTER },
    { limit: 10, windowSeconds: 8 * QUARTER },
    { limit: 20, windowSeconds: DAY },
  ],
  byPhone: { limit: 50, windowSeconds: DAY },
  refusal: '登录失败次数太多',
};

type Credentials = BodyOf<typeof operatorEndpoints, 'POST /api/admin/login'>;

async function find(db: Database, phone: string) {
  const [found] = await db
    .select({ operator, key: operatorKey, account })
    .from(account)
    .innerJoin(operator, eq(operator.accountId, account.id))
    .innerJoin(operatorKey, eq(operatorKey.operatorId, operator.id))
    .where(and(eq(account.phone, phone), eq(account.status, 'active'), eq(operator.disabled, false)));
  return found;
}

const wrong = () => appError('INVALID_CREDENTIALS', { message: '手机号、密码或动态码错误' });

/** Replaces a generated password; the code sent with it is consumed only if the new password is accepted. */
async function replaceDrawn(
  tx: Database,
  operatorId: string,
  { phone, password, newPassword }: Credentials,
  now: Date,
) {
  if (newPassword === undefined || newPassword === password)
    throw fieldError('body.newPassword', '首次登录请设置自己的新密码');
  refuseWeak(newPassword, phone, 'body.newPassword');
  const values = { passwordHash: await hashPassword(newPassword), mustChange: false, changedAt: now };
  await tx.update(operatorKey).set(values).where(eq(operatorKey.operatorId, operatorId));
}

/**
 * Signs an operator in. No answer reveals which of phone, password and code was wrong, nor whether the phone is an operator's; an
 * attempt is counted before it is checked, for known and unknown phones alike. A generated password must be replaced.
 */
export async function signInOperator(deps: Deps, ctx: Ctx, credentials: Credentials) {
  const { phone, password, code } = credentials;
  const takeBack = await countTry(deps, ctx, phone, consoleTries);
  const found = await find(ctx.db, phone);
  if (!(await isPassword(found?.key.passwordHash, password)) || !found) throw wrong();
  const { operator: who, account: holder } = found;
  const opened = await ctx.db.transaction(async (tx) => {
    if (!(await spendCode({ db: tx, now: ctx.now }, deps.secret, found.key, code))) throw wrong();
    if (found.key.mustChange) await replaceDrawn(tx, who.id, credentials, ctx.now);
    return openSession(tx, deps, ctx, { accountId: holder.id, scope: 'operator' });
  });
  await takeBack();
  const actor = {
    sessionId: opened.sessionId,
    accountId: holder.id,
    phone,
    scope: 'full' as const,
    joberId: null,
    member: null,
    operatorRole: who.role,
  };
  await recordAct(ctx.db, actor, { act: 'operator.sign-in', subjectId: who.id, now: ctx.now });
  giveCookies(ctx, deps.config, { ...opened, deviceMark: markDevice(deps, ctx, phone) });
  return {
    token: opened.token,
    user: { phone, accountId: holder.id },
    operator: {
      name: who.name,
      role: who.role,
      recoveryCodesLeft: await recoveryCodesLeft(ctx.db, who.id),
    },
  };
}
