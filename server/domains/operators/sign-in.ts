import { and, eq } from 'drizzle-orm';
import type { OperatorRole } from '#contract/actor.ts';
import { account, operator } from '#database/schema/identity.ts';
import { operatorKey } from '#database/schema/operators.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { giveCookie, isPassword, limitKey, openSession, subscriberOf } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { forgive, hit } from '#server/platform/limits/hit.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { spendCode } from './operator-keys.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';

const QUARTER = 15 * 60;
const byPhone = { limit: 5, windowSeconds: QUARTER };
const byAddress = { limit: 50, windowSeconds: QUARTER };
const refusal = '登录失败次数太多';

interface Credentials {
  phone: string;
  password: string;
  code: string;
}

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

/**
 * Signs an operator in. No answer tells which of phone, password and code was wrong, nor whether the phone is an
 * operator's; a try is counted before it is judged, for known and unknown phones alike.
 */
export async function signInOperator(deps: Deps, ctx: Ctx, { phone, password, code }: Credentials) {
  const phoneKey = limitKey(deps, 'wrong-operator', phone);
  const addressKey = limitKey(deps, 'wrong-operator-ip', subscriberOf(ctx.ip));
  refuseOver(await hit(deps.db, addressKey, byAddress, ctx.now), refusal);
  refuseOver(await hit(deps.db, phoneKey, byPhone, ctx.now), refusal);
  const found = await find(ctx.db, phone);
  if (!(await isPassword(found?.key.passwordHash, password)) || !found) throw wrong();
  const { operator: who, account: holder } = found;
  const opened = await ctx.db.transaction(async (tx) => {
    if (!(await spendCode(tx, deps.secret, found.key, code, ctx.now))) throw wrong();
    return openSession(tx, deps, ctx, { accountId: holder.id, scope: 'operator' });
  });
  await Promise.all([forgive(deps.db, phoneKey), forgive(deps.db, addressKey)]);
  const actor = {
    sessionId: opened.sessionId,
    accountId: holder.id,
    phone,
    scope: 'full' as const,
    joberId: null,
    member: null,
    operatorRole: who.role as OperatorRole,
  };
  await recordAct(ctx.db, actor, { act: 'operator.sign-in', subject: 'operator', subjectId: who.id, now: ctx.now });
  giveCookie(ctx, deps.config, opened.cookie);
  return {
    token: opened.token,
    user: { phone, accountId: holder.id },
    operator: {
      name: who.name,
      role: who.role as OperatorRole,
      recoveryCodesLeft: await recoveryCodesLeft(ctx.db, who.id),
    },
  };
}
