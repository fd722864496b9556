import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import type { identityEndpoints, RecruiterLogin, SeekerLogin } from '#contract/identity/identity.ts';
import { session } from '#database/schema/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { maySeeDemo } from '#server/platform/http/demo-token.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume, countOf } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import { SmsRefused } from '#server/platform/sms/sms.ts';
import { type Account, findAccount } from './account/accounts.ts';
import { recordsOf } from './account/records.ts';
import { limitKey, limits, SEND_WAIT_SECONDS } from './limits.ts';
import { askerOf, deviceNonce, knownDevice, newDeviceNonce } from './login/known-device.ts';
import { logInRecruiterByCode, logInSeekerByCode } from './login/log-in-by-code.ts';
import { signInRecruiter, signInSeeker } from './login/sign-in.ts';
import { CODE_SECONDS, codeText, type Digits, hashOfCode, makeCode, type SentCode } from './login/sms-code.ts';
import { wrongCodeKey } from './login/wrong-code-key.ts';
import { changePassword } from './password/change-password.ts';
import { checkPassword } from './password/check-password.ts';
import { endSessions } from './session/end-sessions.ts';
import { clearCookie, giveAskerCookie } from './session/session-cookie.ts';

const VALID_SECONDS = 600;
/** Tens of thousands of hashes: about a second in a browser, a cost for mass requests. */
const MAX_NUMBER = 50_000;

const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(128),
  number: z.int().min(0).max(MAX_NUMBER),
  salt: z.string().max(200),
  signature: z.string().max(128),
});

const keyOf = (deps: Deps) => deps.secret('captcha').toString('hex');

/** A proof-of-work challenge. Nothing is stored: the challenge contains its signature and expiry. */
async function newChallenge(deps: Deps, now: Date) {
  const expires = new Date(now.getTime() + VALID_SECONDS * 1_000);
  const challenge = await createChallenge({ hmacKey: keyOf(deps), maxnumber: MAX_NUMBER, expires });
  return { ...challenge, maxnumber: MAX_NUMBER };
}

function read(payload: string) {
  try {
    return solution.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

/**
 * Admits one call per solved challenge. Our own clock checks the expiry, so the library's check is off.
 * @throws AppError CAPTCHA_REQUIRED when it is missing, wrong, expired or was used before
 */
async function requireCaptcha(deps: Deps, payload: string | undefined, now: Date): Promise<void> {
  const solved = payload === undefined ? undefined : read(payload);
  if (!solved) throw appError('CAPTCHA_REQUIRED');
  const expires = Number(extractParams(solved).expires) * 1_000;
  const isRight = await verifySolution(solved, keyOf(deps), false);
  if (!isRight || !(expires > now.getTime()))
    throw appError('CAPTCHA_REQUIRED', { message: '安全验证已失效，请重新验证' });
  const use = await consume(
    deps.db,
    limitKey(deps, 'captcha', solved.challenge),
    { limit: 1, windowSeconds: VALID_SECONDS },
    now,
  );
  if (!use.allowed) throw appError('CAPTCHA_REQUIRED', { message: '安全验证已使用过，请重新验证' });
}

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
async function sendCode(deps: Deps, ctx: Ctx, { phone, purpose, altcha }: Request) {
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

const nobody = { user: null, jober: null, company: null, companyJober: null };

/** Every identity endpoint except the registration of a seeker, which the seekers' domain handles. */
export const identityHandlers = (
  deps: Deps,
): Handlers<Omit<typeof identityEndpoints, 'POST /api/jober/registerJoberInfo'>> => ({
  'POST /api/jober/sendshortmessage': (ctx, { query, body }) =>
    sendCode(deps, ctx, { purpose: 'seeker-login', ...query, ...body }),
  'POST /api/company/sendshortmessage': (ctx, { query, body }) =>
    sendCode(deps, ctx, { purpose: 'company-login', ...query, ...body }),
  'GET /api/captcha/challenge': (ctx) => newChallenge(deps, ctx.now),
  'GET /api/jober/joberInfoByCode': (ctx, { query }) => logInSeekerByCode(deps, ctx, query),
  'GET /api/jober/mobileLoginByCode': async (ctx, { query }) => {
    const answer = await logInSeekerByCode(deps, ctx, query);
    if (answer.isJober === 1) return answer;
    ctx.setHeader('x-register-ticket', answer.registerTicket);
    return null;
  },
  'POST /api/jober/joberLogin': (ctx, { body }) => logInSeekerByPassword(deps, ctx, body),
  'DELETE /api/jober/logout': (ctx) => logOut(deps, ctx),
  'POST /api/jober/updatePass': (ctx, { body }) => changePassword(deps, ctx, body),
  'GET /api/company/joberInfoByCode': (ctx, { query }) => logInRecruiterByCode(deps, ctx, query),
  'POST /api/company/recruiterLogin': (ctx, { body }) => logInRecruiterByPassword(deps, ctx, body),
  'GET /api/session': async (ctx) => (ctx.actor && (await recordsOf(ctx.db, ctx.actor.accountId))) ?? nobody,
});

interface Credentials {
  phone: string;
  password: string;
  remember?: boolean | undefined;
}

async function proven(deps: Deps, ctx: Ctx, { phone, password }: Credentials): Promise<Account> {
  const account = await findAccount(ctx.db, phone);
  const isRight = await checkPassword(deps, ctx, { phone, storedHash: account?.passwordHash, password });
  if (!account || !isRight) throw appError('INVALID_CREDENTIALS');
  return account;
}

/** A seeker's sign-in by password. An account without a seeker record is answered like a wrong password. */
async function logInSeekerByPassword(deps: Deps, ctx: Ctx, credentials: Credentials) {
  const account = await proven(deps, ctx, credentials);
  const records = await recordsOf(ctx.db, account.id);
  if (!records?.jober) throw appError('INVALID_CREDENTIALS');
  return signInSeeker(deps, ctx, account, { records, remember: credentials.remember }) satisfies Promise<SeekerLogin>;
}

async function logInRecruiterByPassword(deps: Deps, ctx: Ctx, credentials: Credentials): Promise<RecruiterLogin> {
  return signInRecruiter(deps, ctx, await proven(deps, ctx, credentials), credentials.remember);
}

/** Ends the session of the header token, if it is valid; clears the browser's cookie in any case. */
async function logOut(deps: Deps, ctx: Ctx): Promise<void> {
  const { actor } = ctx;
  if (actor) {
    await ctx.db.transaction((tx) =>
      endSessions(tx, eq(session.id, actor.sessionId), { reason: 'logout', now: ctx.now }),
    );
  }
  clearCookie(ctx, deps.config);
}
