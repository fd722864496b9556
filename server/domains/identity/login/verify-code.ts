import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { consume, refund } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { limitKey, limits, MAX_TRIES, subscriberOf } from '../limits.ts';
import { hashOfCode, type SentCode } from './sms-code.ts';

interface StoredCode extends Record<string, unknown> {
  code_hash: Buffer;
  digits: number;
  lives: boolean;
}

/** Maximum clock skew between nodes. A code from further ahead was sent before the clock was set back. */
const CLOCKS_APART_MS = 60_000;

/**
 * Verifies that the caller received the code for this purpose, once per code. Each attempt is counted by code, phone and address
 * before the comparison, on the pool and not in a transaction: parallel guesses cannot share an attempt, and a failed request
 * cannot win one back. A correct code undoes its own counts.
 * @throws AppError INVALID_CODE when it is wrong, expired, used, for another purpose, or guessed at too often
 */
export async function verifyCode(deps: Deps, ctx: Ctx, proof: SentCode): Promise<void> {
  const { phone } = proof;
  const addressKey = limitKey(deps, 'wrong-code-ip', subscriberOf(ctx.ip));
  refuseOver(await consume(deps.db, addressKey, limits.wrongCodeByIp, ctx.now), '验证码错误次数太多');
  const storedHash = await takeTry(deps, phone, ctx.now);
  if (!storedHash?.lives) throw appError('INVALID_CODE');

  const phoneKey = limitKey(deps, 'wrong-code', phone);
  const guesses = await consume(deps.db, phoneKey, limits.wrongCodeByPhone, ctx.now);
  const given = hashOfCode(deps.secret('sms-code'), proof);
  const isRight = timingSafeEqual(given, storedHash.code_hash);
  const mayCount = guesses.allowed || storedHash.digits > 6;
  if (!isRight || !mayCount || !(await useUp(deps, phone, given, ctx.now))) throw appError('INVALID_CODE');

  await Promise.all([refund(deps.db, addressKey), refund(deps.db, phoneKey)]);
}

/** A code once seen as expired has no attempts left, so it stays invalid if the clock is set back. */
async function takeTry(deps: Deps, phone: string, now: Date): Promise<StoredCode | undefined> {
  const latest = new Date(now.getTime() + CLOCKS_APART_MS);
  const { rows } = await deps.db.execute<StoredCode>(sql`
    update sms_code set tries = case when expires_at > ${now} then tries + 1 else ${MAX_TRIES} end
    where phone = ${phone} and used_at is null and tries < ${MAX_TRIES}
    returning code_hash, digits, expires_at > ${now} and sent_at <= ${latest} as lives`);
  return rows[0];
}

/** Of several concurrent correct answers one wins; a code replaced meanwhile is not affected. */
async function useUp(deps: Deps, phone: string, hash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await deps.db.execute(sql`
    update sms_code set used_at = ${now} where phone = ${phone} and code_hash = ${hash} and used_at is null`);
  return rowCount === 1;
}
