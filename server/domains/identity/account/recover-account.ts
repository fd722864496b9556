import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { accountEndpoints } from '#contract/identity/accounts.ts';
import { account } from '#database/schema/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { signInSeeker } from '../login/sign-in.ts';
import { verifyCode } from '../login/verify-code.ts';
import { checkPassword } from '../password/check-password.ts';
import { recordMove } from './account-moves.ts';
import { findAccount } from './accounts.ts';
import { phoneTaken, takePhone } from './change-phone.ts';
import { reassignedHash } from './dormant.ts';
import { recordsOf } from './records.ts';

type Form = z.output<(typeof accountEndpoints)['POST /api/jober/recoverAccount']['body']>;

/** Phone numbers are recycled by carriers; older ownership records are ignored. */
const FORMER_HOLDERS = 3;

/**
 * Recovers an account whose phone was reassigned, under a new phone, by its old phone and password. An unknown account and a
 * wrong password get the same answer.
 */
export async function recoverAccount(deps: Deps, ctx: Ctx, { oldPhone, password, phone, verifyCode: code }: Form) {
  await verifyCode(deps, ctx, { phone, code, purpose: 'recover' });
  const reassigned = await ctx.db
    .select()
    .from(account)
    .where(and(eq(account.reassignedPhoneHash, reassignedHash(deps, oldPhone)), isNotNull(account.reassignedAt)))
    .orderBy(desc(account.reassignedAt))
    .limit(FORMER_HOLDERS);
  let found = null;
  for (const one of reassigned.length > 0 ? reassigned : [null]) {
    const isRight = await checkPassword(deps, ctx, { phone: oldPhone, storedHash: one?.passwordHash, password });
    if (isRight) found = one;
  }
  if (!found) throw appError('INVALID_CREDENTIALS', { message: '没有找到这样的账号，或密码错误' });
  if (await findAccount(ctx.db, phone)) throw phoneTaken();
  const { id, status } = found;
  await ctx.db.transaction(async (tx) => {
    await takePhone(tx, id, phone);
    await tx.update(account).set({ reassignedAt: null, reassignedPhoneHash: null }).where(eq(account.id, id));
    await recordMove(tx, { accountId: id, from: status, move: 'recover', to: status, now: ctx.now });
  });
  const records = await recordsOf(ctx.db, id);
  if (!records) throw new Error('the account went away');
  return signInSeeker(deps, ctx, { ...found, phone }, { records });
}
