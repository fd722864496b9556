import { sql } from 'drizzle-orm';
import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { maySeeDemo } from '#server/platform/http/demo-token.ts';
import { consume, countOf } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import { SmsRefused } from '#server/platform/sms/sms.ts';
import { limitKey, limits, SEND_WAIT_SECONDS } from '../limits.ts';
import { giveAskerCookie } from '../session/session-cookie.ts';
import { requireCaptcha } from './captcha.ts';
import { askerOf, deviceNonce, knownDevice, newDeviceNonce } from './known-device.ts';
import { CODE_SECONDS, codeText, type Digits, hashOfCode, makeCode, type SentCode } from './sms-code.ts';
import { wrongCodeKey } from './wrong-code-key.ts';

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
  await keepCode(deps, ctx, { phone, purpose, code });
  try {
    await deps.sms.send(phone, { kind: 'code', code, purpose, text: codeText(code, purpose) });
  } catch (error) {
    deps.log.error({ reason: reasonOf(error) }, 'sms could not be sent');
    throw appError('UNAVAILABLE', {
      message: '短信暂时发送不出，请稍后再试',
      retryAfter: SEND_WAIT_SECONDS,
    });
  }
  return {
    waitSeconds: SEND_WAIT_SECONDS,
    demoCode: maySeeDemo(deps, ctx) ? code : undefined,
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
  const wrong = await countOf(deps.db, wrongCodeKey(deps, ctx, phone), ctx.now);
  const guessedAt = wrong >= limits.wrongCodeByPhone.limit;
  const address = await consume(deps.db, limitKey(deps, 'send-ip', subscriberOf(ctx.ip)), limits.sendByIp, ctx.now);
  if (guessedAt || !address.allowed) await requireCaptcha(deps, altcha, ctx.now);
  return guessedAt ? 8 : 6;
}

/**
 * A source's own limits are counted first, so that its refused requests use up nothing of the phone's ceiling, which a known
 * device does not meet.
 */
async function refuseTooMany(deps: Deps, ctx: Ctx, phone: string): Promise<void> {
  const device = knownDevice(deps, ctx, phone);
  const source = `${phone}:${device ?? subscriberOf(ctx.ip)}`;
  for (const [name, limit] of limits.sendBySource)
    refuseOver(await consume(deps.db, limitKey(deps, name, source), limit, ctx.now), '获取验证码太频繁');
  for (const [name, limit] of device ? [] : limits.sendByPhone)
    refuseOver(
      await consume(deps.db, limitKey(deps, name, phone), limit, ctx.now),
      '这个手机号被要求发送的验证码太多，可以用密码登录，或在登录过的浏览器上获取；其他设备',
    );
  const budget = { limit: deps.config.SMS_DAILY_BUDGET, windowSeconds: DAY_SECONDS };
  const spent = await consume(deps.db, 'sms-budget', budget, ctx.now);
  if (!spent.allowed)
    throw appError('UNAVAILABLE', { message: '短信服务繁忙，请稍后再试', retryAfter: spent.retryAfter });
}

/**
 * A newer code replaces the older one of the same asker with its attempts; the daily count of wrong ones is separate and
 * continues. A browser without a cookie is given one; its code is also kept for its address, since a program will not send the
 * cookie back.
 */
async function keepCode(deps: Deps, ctx: Ctx, sent: SentCode): Promise<void> {
  const askers = [askerOf(deps, ctx)];
  if (!deviceNonce(deps, ctx)) {
    const nonce = newDeviceNonce();
    giveAskerCookie(ctx, deps.config, nonce);
    askers.push(askerOf(deps, ctx, nonce));
  }
  const { phone, code } = sent;
  const hash = hashOfCode(deps.secret('sms-code'), sent);
  const expires = new Date(ctx.now.getTime() + CODE_SECONDS * 1_000);
  for (const asker of askers)
    await deps.db.execute(sql`
      insert into asked_code (phone, asker, code_hash, digits, tries, sent_at, expires_at, used_at)
      values (${phone}, ${asker}, ${hash}, ${code.length}, 0, ${ctx.now}, ${expires}, null)
      on conflict (phone, asker) do update set
        code_hash = excluded.code_hash, digits = excluded.digits, tries = 0,
        sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = null`);
}
