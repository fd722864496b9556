import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { loginTicket } from '#database/schema/accounts.ts';
import { session } from '#database/schema/identity.ts';
import { publish } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';

type EndReason = 'logout' | 'replaced' | 'password' | 'banned' | 'closing' | 'device' | 'phone' | 'operator';

interface Ending {
  reason: EndReason;
  now: Date;
}

/** Direct codes and agreed QR codes are made by a session and sign in without one. */
const endTickets = (db: Database, which: SQL, now: Date) =>
  db
    .update(loginTicket)
    .set({ status: 'spent' })
    .where(
      and(
        gt(loginTicket.expiresAt, now),
        inArray(loginTicket.status, ['waiting', 'agreed']),
        inArray(loginTicket.accountId, db.select({ id: session.accountId }).from(session).where(which)),
      ),
    );

/**
 * Ends the valid sessions selected by `which`, with the sign-in codes that their accounts have made, and notifies every node, so that their sockets close. Call it in the transaction of
 * the act; the notification is sent on commit. `which` is required: without it everybody's sessions would end.
 */
export async function endSessions(db: Database, which: SQL, { reason, now }: Ending): Promise<number> {
  await endTickets(db, which, now);
  const ended = await db
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(which, isNull(session.endedAt)))
    .returning({ id: session.id });
  for (const { id } of ended) await publish(db, 'session-ended', { sessionId: id });
  return ended.length;
}

/** Ends all sessions of an account: a ban, a closure. */
export const endAllSessions = (db: Database, accountId: string, ending: Ending) =>
  endSessions(db, eq(session.accountId, accountId), ending);

/** Ends all sessions of an account except the caller's. */
export const endOtherSessions = (db: Database, own: { accountId: string; sessionId: string }, ending: Ending) =>
  endSessions(db, sql`${session.accountId} = ${own.accountId} and ${session.id} <> ${own.sessionId}`, ending);
