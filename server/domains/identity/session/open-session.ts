import { eq, or } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { account, session } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { hashOfSecret, newSecret } from '../secrets.ts';
import { endSessions } from './end-sessions.ts';
import { REMEMBERED_SECONDS, readCookie, SESSION_SECONDS } from './session-cookie.ts';

interface OpenedSession {
  sessionId: string;
  token: string;
  cookie: string;
  /** Lifetime in seconds. */
  seconds: number;
}

interface Opening {
  accountId: string;
  /** `operator` sessions have the rights of the console and no others. */
  scope: 'full' | 'onboarding' | 'operator';
  /** 30 天内免登录. */
  remember?: boolean | undefined;
}

/**
 * Signs in with a new session. The session that the request came with, by header or by cookie, ends, which defeats session
 * fixation. Set the cookie with `giveCookies` after the transaction has committed.
 */
export async function openSession(
  db: Database,
  deps: Deps,
  ctx: Ctx,
  { accountId, scope, remember }: Opening,
): Promise<OpenedSession> {
  const carried = readCookie(ctx, deps.config);
  const which = or(
    ctx.actor ? eq(session.id, ctx.actor.sessionId) : undefined,
    carried ? eq(session.cookieHash, hashOfSecret(carried)) : undefined,
  );
  if (which) await endSessions(db, which, { reason: 'replaced', now: ctx.now });
  const seconds = remember ? REMEMBERED_SECONDS : SESSION_SECONDS;
  const opened = { sessionId: newId(), token: newSecret(), cookie: newSecret(), seconds };
  await db.insert(session).values({
    id: opened.sessionId,
    accountId,
    scope,
    tokenHash: hashOfSecret(opened.token),
    cookieHash: hashOfSecret(opened.cookie),
    ip: ctx.ip,
    userAgent: ctx.userAgent,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + seconds * 1_000),
  });
  await db.update(account).set({ lastSignInAt: ctx.now }).where(eq(account.id, accountId));
  ctx.opened({ account: accountId, session: opened.sessionId, scope });
  return opened;
}
