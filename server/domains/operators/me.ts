import { eq } from 'drizzle-orm';
import { operator } from '#database/schema/identity.ts';
import { operatorKey } from '#database/schema/operators.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { limitKey } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { spendCode } from './operator-keys.ts';
import { recoveryCodesLeft, renewRecoveryCodes } from './recovery-codes.ts';

const tries = { limit: 5, windowSeconds: 15 * 60 };

async function own(db: Database, accountId: string) {
  const [found] = await db.select().from(operator).where(eq(operator.accountId, accountId));
  if (!found) throw appError('FORBIDDEN');
  return found;
}

export async function readMe(ctx: Ctx) {
  const { id, name, role } = await own(ctx.db, signedIn(ctx).accountId);
  return { name, role, recoveryCodesLeft: await recoveryCodesLeft(ctx.db, id) };
}

/** New recovery codes, given a fresh code of the authenticator: an unattended page is not enough to take an account over. */
export async function replaceRecoveryCodes(deps: Deps, ctx: Ctx, code: string) {
  const actor = signedIn(ctx);
  refuseOver(await consume(deps.db, limitKey(deps, 'operator-codes', actor.accountId), tries, ctx.now), '尝试次数太多');
  return ctx.db.transaction(async (tx) => {
    const { id } = await own(tx, actor.accountId);
    const [key] = await tx.select().from(operatorKey).where(eq(operatorKey.operatorId, id));
    if (!key || !(await spendCode({ db: tx, now: ctx.now }, deps.secret, key, code)))
      throw appError('INVALID_CODE', {
        message: '动态码错误或已用过',
        issues: [{ path: 'body.code', message: '动态码错误或已用过' }],
      });
    const codes = await renewRecoveryCodes(tx, deps.secret, id);
    const act = { act: 'operator.reset', subject: 'operator', subjectId: id, detail: { what: '恢复码' }, now: ctx.now };
    await recordAct(tx, actor, act);
    return { codes };
  });
}
