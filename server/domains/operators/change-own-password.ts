import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { operatorEndpoints } from '#contract/operators/operators.ts';
import { operator } from '#database/schema/identity.ts';
import { operatorKey } from '#database/schema/operators.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { countTry, endOtherSessions, hashPassword, isPassword, refuseWeak } from '#server/domains/identity/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { spendCode } from './operator-keys.ts';
import { consoleTries } from './sign-in.ts';

type Change = BodyOf<typeof operatorEndpoints, 'POST /api/admin/password'>;

const wrongAt = (path: string, message: string) =>
  appError('INVALID_CREDENTIALS', { message, issues: [{ path, message }] });

/** Sets a new console password, given the current one and a fresh code; ends the operator's other sessions. */
export async function changeOwnPassword(deps: Deps, ctx: Ctx, change: Change): Promise<void> {
  const actor = signedIn(ctx);
  refuseWeak(change.password, actor.phone);
  const takeBack = await countTry(deps, ctx, actor.phone, consoleTries);
  const [found] = await ctx.db
    .select({ key: operatorKey })
    .from(operatorKey)
    .innerJoin(operator, eq(operator.id, operatorKey.operatorId))
    .where(eq(operator.accountId, actor.accountId));
  if (!found || !(await isPassword(found.key.passwordHash, change.oldPassword)))
    throw wrongAt('body.oldPassword', '原密码错误');
  const { operatorId } = found.key;
  const passwordHash = await hashPassword(change.password);
  await ctx.db.transaction(async (tx) => {
    if (!(await spendCode({ db: tx, now: ctx.now }, deps.secret, found.key, change.code)))
      throw wrongAt('body.code', '动态码错误或已用过');
    await tx
      .update(operatorKey)
      .set({ passwordHash, mustChange: false, changedAt: ctx.now })
      .where(eq(operatorKey.operatorId, operatorId));
    await endOtherSessions(tx, actor, { reason: 'password', now: ctx.now });
    await recordAct(tx, actor, { act: 'operator.password', subject: 'operator', subjectId: operatorId, now: ctx.now });
  });
  await takeBack();
}
