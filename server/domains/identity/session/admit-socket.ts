import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { account, openAccount, session } from '#database/schema/identity.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { resolveCookie, resolveToken } from './resolve-session.ts';
import { readCookie } from './session-cookie.ts';

interface Handshake {
  phone: string;
  token: string | undefined;
  header(name: string): string | undefined;
  now: Date;
  /** Called with the session before it is asked whether the phone is its own. */
  found(actor: SignedIn): void;
}

const tokenShape = /^[A-Za-z0-9_-]{20,200}$/;

/**
 * The session that opens a socket for a phone: by the offered token, else by the cookie.
 * @throws AppError SESSION_EXPIRED without a session; FORBIDDEN for any other phone, known or not
 */
export async function admitSocket(db: Database, config: Config, handshake: Handshake) {
  const { phone, token, now } = handshake;
  const cookie = readCookie(handshake, config);
  const asToken = token && tokenShape.test(token) ? await resolveToken(db, token, now) : null;
  const actor = asToken ?? (token === undefined && cookie ? await resolveCookie(db, cookie, now) : null);
  if (!actor) throw appError('SESSION_EXPIRED');
  handshake.found(actor);
  if (actor.phone !== phone) throw appError('FORBIDDEN');
  return { accountId: actor.accountId, sessionId: actor.sessionId };
}

/** Filters the sessions that are valid and whose accounts are neither banned nor erased. */
export async function livingSessions(db: Database, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .innerJoin(account, and(eq(account.id, session.accountId), openAccount))
    .where(
      and(sql`${session.id} = any(${sql.param(ids)}::bigint[])`, isNull(session.endedAt), gt(session.expiresAt, now)),
    );
  return new Set(rows.map(({ id }) => id));
}
