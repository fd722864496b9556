import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type RowOf, rowOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { consume, refund } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import { limitKey, limits, MAX_TRIES } from '../limits.ts';
import { askerOf, knownDevice } from './known-device.ts';
import { hashOfCode, type SentCode } from './sms-code.ts';
import { wrongCodeKey } from './wrong-code-key.ts';

const storedCodeColumns = { code_hash: typed<Buffer>(), digits: 'number', tries: 'number', lives: 'boolean' } as const;
type StoredCode = RowOf<typeof storedCodeColumns>;

/** Maximum clock skew between nodes. A code from further ahead was sent before the clock was set back. */
const CLOCKS_APART_MS = 60_000;

/**
 * Verifies that the caller asked for and received the code for this purpose, once per code. Each attempt is counted by code, phone
 * and address before the comparison, on the pool and not in a transaction: parallel guesses cannot share an attempt, and a failed
 * request cannot win one back. A correct code undoes its own counts. When strangers have used up the wrong guesses of a day, a
 * code of six digits is good for its first attempt only.
 * @throws AppError INVALID_CODE when it is wrong, expired, used, for another purpose or browser, or guessed at too often
 */
export async function verifyCode(deps: Deps, ctx: Ctx, proof: SentCode): Promise<void> {
  const { phone } = proof;
  const addressKey = limitKey(deps, 'wrong-code-ip', subscriberOf(ctx.ip));
  const byAddress = await consume(deps.db, addressKey, limits.wrongCodeByIp, ctx.now);
  if (!knownDevice(deps, ctx, phone)) refuseOver(byAddress, '验证码错误次数太多');
  const stored = await takeTry(deps, { phone, asker: askerOf(deps, ctx) }, ctx.now);
  if (!stored?.lives) throw appError('INVALID_CODE');

  const phoneKey = wrongCodeKey(deps, ctx, phone);
  const guesses = await consume(deps.db, phoneKey, limits.wrongCodeByPhone, ctx.now);
  const given = hashOfCode(deps.secret('sms-code'), proof);
  const isRight = timingSafeEqual(given, stored.code_hash);
  const mayCount = guesses.allowed || stored.digits > 6 || stored.tries === 1;
  if (!isRight || !mayCount || !(await useUp(deps, phone, given, ctx.now))) throw appError('INVALID_CODE');

  await Promise.all([refund(deps.db, addressKey), refund(deps.db, phoneKey)]);
}

/** A code once seen as expired has no attempts left, so it stays invalid if the clock is set back. */
async function takeTry(
  deps: Deps,
  { phone, asker }: { phone: string; asker: string },
  now: Date,
): Promise<StoredCode | undefined> {
  const latest = new Date(now.getTime() + CLOCKS_APART_MS);
  const row = await rowOf(deps.db, storedCodeColumns)`
    update asked_code set tries = case when expires_at > ${now} then tries + 1 else ${MAX_TRIES} end
    where phone = ${phone} and asker = ${asker} and used_at is null and tries < ${MAX_TRIES}
    returning code_hash, digits, tries, expires_at > ${now} and sent_at <= ${latest} as lives`;
  return row;
}

/** Of several concurrent correct answers one wins, also of those by cookie and by address; a code replaced meanwhile is not affected. */
async function useUp(deps: Deps, phone: string, hash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await deps.db.execute(sql`
    update asked_code set used_at = ${now} where phone = ${phone} and code_hash = ${hash} and used_at is null`);
  return rowCount !== null && rowCount > 0;
}
