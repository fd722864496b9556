import { createHash, createHmac } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { LoginProvider } from '#contract/identity/account-words.ts';
import type { accountEndpoints, Device } from '#contract/identity/accounts.ts';
import type { loginEndpoints } from '#contract/identity/logins.ts';
import { accountLogin, bindTicket, oauthAttempt } from '#database/schema/accounts.ts';
import { account, session } from '#database/schema/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { signInSeeker } from '../login/sign-in.ts';
import { verifyCode } from '../login/verify-code.ts';
import { type OauthProvider, oauthProvider, offeredProviders } from '../oauth/oauth-providers.ts';
import {
  answerScan,
  beginScan,
  logInDirectly,
  lookAtScan,
  makeDirectTicket,
  waitForScan,
} from '../oauth/scan-login.ts';
import { checkPassword } from '../password/check-password.ts';
import { resetPassword } from '../password/reset-password.ts';
import { hashOfSecret, newSecret } from '../secrets.ts';
import { deviceName } from '../session/device-name.ts';
import { endOtherSessions, endSessions } from '../session/end-sessions.ts';
import { recordMove } from './account-moves.ts';
import { accountOverview } from './account-overview.ts';
import { admit, findAccount } from './accounts.ts';
import { addLogin, bindByPhone, removeLogin } from './bind-login.ts';
import { blockCompany, ownBlocks, unblockCompany } from './blocks.ts';
import { changePhone, dropPhoneWish, phoneTaken, takePhone, wishForPhone } from './change-phone.ts';
import { reassignedHash } from './dormant.ts';
import { recordsOf } from './records.ts';

const MAX_ROWS = 50;

/** The account's sessions, this device first. */
async function ownDevices(ctx: Ctx) {
  const own = signedIn(ctx);
  const rows = await ctx.db
    .select()
    .from(session)
    .where(and(eq(session.accountId, own.accountId), isNull(session.endedAt), gt(session.expiresAt, ctx.now)))
    .orderBy(desc(session.createdAt))
    .limit(MAX_ROWS);
  const devices = rows.map(({ id, userAgent, scope, createdAt, expiresAt }) => ({
    id,
    device: deviceName(userAgent),
    side: scope as Device['side'],
    signedInAt: createdAt,
    expiresAt,
    current: id === own.sessionId,
  }));
  return devices.sort((a, b) => Number(b.current) - Number(a.current));
}

/**
 * Ends one of the account's sessions; its sockets close on every node.
 * @throws AppError NOT_FOUND for an unknown or ended one, or another account's
 */
async function endDevice(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = signedIn(ctx);
  const live = and(eq(session.id, id), eq(session.accountId, accountId), gt(session.expiresAt, ctx.now));
  const ended = await ctx.db.transaction(async (tx) =>
    live ? endSessions(tx, live, { reason: 'device', now: ctx.now }) : 0,
  );
  if (ended === 0) throw appError('NOT_FOUND', { message: '这台设备已经退出' });
}

async function endOtherDevices(ctx: Ctx): Promise<{ ended: number }> {
  const own = signedIn(ctx);
  const ending = { reason: 'device', now: ctx.now } as const;
  return { ended: await ctx.db.transaction((tx) => endOtherSessions(tx, own, ending)) };
}

const ATTEMPT_MS = 10 * 60_000;
const BIND_MS = 30 * 60_000;

function offered(deps: Deps, name: LoginProvider): OauthProvider {
  const provider = oauthProvider(deps.config, name);
  if (!provider) throw appError('NOT_FOUND', { message: '本站没有开通这种登录方式' });
  return provider;
}

/** The provider's redirect target: the configured origin, else the requested one. */
function originOf({ config }: Deps, ctx: Ctx): string {
  const configured = config.PUBLIC_ORIGIN ?? URL.parse(config.PC_SITE_URL)?.origin;
  if (configured) return new URL(configured).origin;
  const isHttps = config.TRUST_PROXY && ctx.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
  return `${isHttps ? 'https' : 'http'}://${ctx.header('host') ?? 'localhost'}`;
}

/** Starts the OAuth flow: `state` travels through the provider, `browserKey` stays in the browser, and both must return. */
async function beginOauth(deps: Deps, ctx: Ctx, name: LoginProvider, purpose: 'login' | 'bind') {
  const provider = offered(deps, name);
  if (purpose === 'bind' && ctx.actor?.scope !== 'full') throw appError('SESSION_EXPIRED');
  const [state, browserKey, verifier] = [newSecret(), newSecret(), newSecret()];
  const redirectUri = originOf(deps, ctx) + provider.returnPath;
  await ctx.db.insert(oauthAttempt).values({
    provider: name,
    stateHash: hashOfSecret(state),
    browserHash: hashOfSecret(browserKey),
    verifier,
    redirectUri,
    accountId: purpose === 'bind' ? ctx.actor?.accountId : null,
    expiresAt: new Date(ctx.now.getTime() + ATTEMPT_MS),
  });
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { url: provider.authorizeUrl({ state, challenge, redirectUri }), browserKey };
}

/** Consumes an attempt: used, expired, invented ones and those of another browser get the same answer. */
async function takeAttempt(ctx: Ctx, name: LoginProvider, { state, browserKey }: Returned) {
  const [attempt] = await ctx.db
    .update(oauthAttempt)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(oauthAttempt.stateHash, hashOfSecret(state)),
        eq(oauthAttempt.browserHash, hashOfSecret(browserKey)),
        eq(oauthAttempt.provider, name),
        isNull(oauthAttempt.usedAt),
        gt(oauthAttempt.expiresAt, ctx.now),
      ),
    )
    .returning();
  if (!attempt) throw appError('INVALID_TICKET', { message: '授权已过期或已使用，请重新登录' });
  return attempt;
}

interface Returned {
  code: string;
  state: string;
  browserKey: string;
}

/** The stored form of a provider's id. */
const hashOfOpenId = (deps: Deps, name: LoginProvider, openId: string) =>
  createHmac('sha256', deps.secret('open-ids')).update(`${name}:${openId}`).digest();

/**
 * The return from the provider: signs in, adds the sign-in method to the current account, or issues a ticket that waits for a
 * phone.
 */
async function finishOauth(deps: Deps, ctx: Ctx, name: LoginProvider, returned: Returned) {
  const provider = offered(deps, name);
  const attempt = await takeAttempt(ctx, name, returned);
  if (attempt.accountId && attempt.accountId !== ctx.actor?.accountId)
    throw appError('INVALID_TICKET', { message: '登录已变化，请重新绑定' });
  const { verifier, redirectUri } = attempt;
  const openId = await provider.openIdOf({ code: returned.code, verifier, redirectUri });
  if (!openId) throw appError('INVALID_TICKET', { message: '授权没有通过，请重新登录' });
  const openIdHash = hashOfOpenId(deps, name, openId);
  if (attempt.accountId) {
    const { accountId } = attempt;
    await ctx.db.transaction((tx) => addLogin(tx, { accountId, provider: name, openIdHash, now: ctx.now }));
    return { outcome: 'bound' as const };
  }
  const [known] = await ctx.db
    .select({ account })
    .from(accountLogin)
    .innerJoin(account, eq(account.id, accountLogin.accountId))
    .where(and(eq(accountLogin.provider, name), eq(accountLogin.openIdHash, openIdHash)));
  const records = known && (await recordsOf(ctx.db, known.account.id));
  if (known?.account.reassignedAt)
    throw appError('CONFLICT', { message: '这个账号的手机号已换主人，请先用原手机号和密码找回账号' });
  if (known && records?.jober) {
    return { outcome: 'signed-in' as const, ...(await signInSeeker(deps, ctx, known.account, { records })) };
  }
  if (known) await admit(ctx.db, known.account, ctx.now);
  const ticket = newSecret();
  const expiresAt = new Date(ctx.now.getTime() + BIND_MS);
  await ctx.db.insert(bindTicket).values({ ticketHash: hashOfSecret(ticket), provider: name, openIdHash, expiresAt });
  return { outcome: 'unbound' as const, ticket };
}

type Form = z.output<(typeof accountEndpoints)['POST /api/jober/recoverAccount']['body']>;

/** Phone numbers are recycled by carriers; older ownership records are ignored. */
const FORMER_HOLDERS = 3;

/**
 * Recovers an account whose phone was reassigned, under a new phone, by its old phone and password. An unknown account and a
 * wrong password get the same answer.
 */
async function recoverAccount(deps: Deps, ctx: Ctx, { oldPhone, password, phone, verifyCode: code }: Form) {
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

type Endpoints = Omit<typeof accountEndpoints, 'PATCH /api/account/privacy'> & typeof loginEndpoints;

export const accountHandlers = (deps: Deps): Handlers<Endpoints> => ({
  'GET /api/account': (ctx) => accountOverview(deps, ctx),
  'GET /api/account/sessions': (ctx) => ownDevices(ctx),
  'DELETE /api/account/sessions/:id': (ctx, { params }) => endDevice(ctx, params.id),
  'POST /api/account/sessions/endOthers': (ctx) => endOtherDevices(ctx),
  'POST /api/account/resetPassword': (ctx, { body }) => resetPassword(deps, ctx, body),
  'PUT /api/account/phone': (ctx, { body }) => changePhone(deps, ctx, body),
  'POST /api/account/phoneChange': (ctx, { body }) => wishForPhone(deps, ctx, body),
  'DELETE /api/account/phoneChange': (ctx) => dropPhoneWish(ctx),
  'POST /api/jober/recoverAccount': (ctx, { body }) => recoverAccount(deps, ctx, body),
  'GET /api/jobers/me/blocks': (ctx) => ownBlocks(ctx),
  'PUT /api/jobers/me/blocks/:companyId': (ctx, { params, body }) =>
    blockCompany(ctx, params.companyId, body?.withGroup ?? true),
  'DELETE /api/jobers/me/blocks/:companyId': (ctx, { params }) => unblockCompany(ctx, params.companyId),
  'GET /api/oauth/providers': async () => offeredProviders(deps.config),
  'POST /api/oauth/:provider/attempts': (ctx, { params, body }) => beginOauth(deps, ctx, params.provider, body.purpose),
  'POST /api/oauth/:provider/finish': (ctx, { params, body }) => finishOauth(deps, ctx, params.provider, body),
  'POST /api/oauth/bind': (ctx, { body }) => bindByPhone(deps, ctx, body),
  'DELETE /api/account/logins/:provider': (ctx, { params }) => removeLogin(ctx, params.provider),
  'POST /api/jober/scanLogins': (ctx) => beginScan(deps, ctx),
  'POST /api/jober/scanLogins/look': (ctx, { body }) => lookAtScan(ctx, body.ticket),
  'POST /api/jober/scanLogins/answer': (ctx, { body }) => answerScan(ctx, body.ticket, body.agree),
  'POST /api/jober/scanLogins/wait': (ctx, { body }) => waitForScan(deps, ctx, body.ticket, body.browserKey),
  'POST /api/jober/directTickets': (ctx) => makeDirectTicket(ctx),
  'POST /api/jober/directLogin': (ctx, { body }) => logInDirectly(deps, ctx, body.ticket),
});
