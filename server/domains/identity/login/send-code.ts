import { sql } from 'drizzle-orm';
import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { isLocalRequest } from '#server/platform/http/local-request.ts';
import { consume, countOf } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { SmsRefused } from '#server/platform/sms/sms.ts';
import { limitKey, limits, subscriberOf } from '../limits.ts';
import { requireCaptcha } from './captcha.ts';
import { knownDevice } from './known-device.ts';
import { CODE_SECONDS, codeText, type Digits, hashOfCode, makeCode, type SentCode } from './sms-code.ts';

const DAY_SECONDS = 86_400;

interface Request {
  phone: string;
  purpose: CodePurpose;
  altcha?: string | undefined;
}

/**
 * Sends a code for either portal, valid for its purpose only. Accounts are not consulted, so neither the answer nor its timing
 * reveals whether a phone is known.
 */
export async function sendCode(deps: Deps, ctx: Ctx, { phone, purpose, altcha }: Request) {
  const digits = await proveWorth(deps, ctx, phone, altcha);
  await refuseTooMany(deps, ctx, phone);
  const code = makeCode(digits);
  await keepCode(deps, ctx.now, { phone, purpose, code });
  try {
    await deps.sms.send(phone, { kind: 'code', code, purpose, text: codeText(code, purpose) });
  } catch (error) {
    deps.log.error({ reason: reasonOf(error) }, 'sms could not be sent');
    throw appError('UNAVAILABLE', {
      message: '短信暂时发送不出，请稍后再试',
      retryAfter: limits.sendByMinute.windowSeconds,
    });
  }
  return {
    waitSeconds: limits.sendByMinute.windowSeconds,
    demoCode: deps.config.demo && isLocalRequest(ctx) ? code : undefined,
  };
}

/** A reason that is safe to log: other errors' messages may contain the phone. */
const reasonOf = (error: unknown) =>
  error instanceof SmsRefused ? error.code : error instanceof Error ? error.name : 'unknown';

/**
 * Requires a proof of work where an address sends many codes or a phone had many wrong guesses; the latter also gets a longer
 * code.
 */
async function proveWorth(deps: Deps, ctx: Ctx, phone: string, altcha: string | undefined): Promise<Digits> {
  const wrong = await countOf(deps.db, limitKey(deps, 'wrong-code', phone), ctx.now);
  const guessedAt = wrong >= limits.wrongCodeByPhone.limit;
  const address = await consume(deps.db, limitKey(deps, 'send-ip', subscriberOf(ctx.ip)), limits.sendByIp, ctx.now);
  if (guessedAt || !address.allowed) await requireCaptcha(deps, altcha, ctx.now);
  return guessedAt ? 8 : 6;
}

/** A known device has its own hourly and daily allowance, so that strangers cannot use up the holder's. */
async function refuseTooMany(deps: Deps, ctx: Ctx, phone: string): Promise<void> {
  const device = knownDevice(deps, ctx, phone);
  const source = device ? `${phone}:${device}` : phone;
  for (const [name, limit] of [
    ['send-minute', limits.sendByMinute],
    ['send-hour', limits.sendByHour],
    ['send-day', limits.sendByDay],
  ] as const) {
    refuseOver(
      await consume(deps.db, limitKey(deps, name, name === 'send-minute' ? phone : source), limit, ctx.now),
      '获取验证码太频繁',
    );
  }
  const budget = { limit: deps.config.SMS_DAILY_BUDGET, windowSeconds: DAY_SECONDS };
  const spent = await consume(deps.db, 'sms-budget', budget, ctx.now);
  if (!spent.allowed)
    throw appError('UNAVAILABLE', { message: '短信服务繁忙，请稍后再试', retryAfter: spent.retryAfter });
}

/** A newer code replaces the older one with its attempts; the daily count of wrong ones is separate and continues. */
async function keepCode(deps: Deps, now: Date, sent: SentCode): Promise<void> {
  const { phone, code } = sent;
  const hash = hashOfCode(deps.secret('sms-code'), sent);
  const expires = new Date(now.getTime() + CODE_SECONDS * 1_000);
  await deps.db.execute(sql`
    insert into sms_code (phone, code_hash, digits, tries, sent_at, expires_at, used_at)
    values (${phone}, ${hash}, ${code.length}, 0, ${now}, ${expires}, null)
    on conflict (phone) do update set
      code_hash = excluded.code_hash, digits = excluded.digits, tries = 0,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = null`);
}
