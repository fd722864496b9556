import { createHash, createHmac } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { LoginProvider } from '#contract/identity/account-words.ts';
import { accountLogin, bindTicket, oauthAttempt } from '#database/schema/accounts.ts';
import { account } from '#database/schema/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { admit } from '../account/accounts.ts';
import { addLogin } from '../account/bind-login.ts';
import { recordsOf } from '../account/records.ts';
import { signInSeeker } from '../login/sign-in.ts';
import { hashOfSecret, newSecret } from '../secrets.ts';
import { type OauthProvider, oauthProvider } from './oauth-providers.ts';

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
export async function beginOauth(deps: Deps, ctx: Ctx, name: LoginProvider, purpose: 'login' | 'bind') {
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
export async function finishOauth(deps: Deps, ctx: Ctx, name: LoginProvider, returned: Returned) {
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
