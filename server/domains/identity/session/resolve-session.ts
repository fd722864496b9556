import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#contract/actor.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { account, jober, openAccount, operator, session } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { timelineOfPrimary, UNREACHABLE } from '#server/platform/database/positions.ts';
import { MAX_BEHIND_MS } from '#server/platform/database/replica.ts';
import { hashOfSecret } from '../secrets.ts';

type Secret = 'token' | 'cookie';

/** A session this young may come with a write that a replica, at most half as far behind, has not replayed. */
const YOUNG_MS = 2 * MAX_BEHIND_MS;
const writtenTo = () => sql<string | null>`coalesce(${timelineOfPrimary} || '/' || ${session.writtenTo},
  case when ${session.createdAt} > ${sql.placeholder('young')}::timestamptz then ${sql.raw(`'${UNREACHABLE}'`)} end)`;

/** Reads the session with all records of its account in one indexed query. Banned and erased accounts have no session. */
const statement = (db: Database, secret: Secret) =>
  db
    .select({
      sessionId: session.id,
      scope: session.scope,
      accountId: account.id,
      phone: account.phone,
      joberId: jober.id,
      memberId: companyMember.id,
      companyId: companyMember.companyId,
      role: companyMember.role,
      companyStatus: company.status,
      operatorRole: operator.role,
      writtenTo: writtenTo(),
    })
    .from(session)
    .innerJoin(account, and(eq(account.id, session.accountId), openAccount))
    .leftJoin(jober, eq(jober.accountId, account.id))
    .leftJoin(companyMember, and(eq(companyMember.accountId, account.id), sql`${companyMember.status} = 'active'`))
    .leftJoin(company, eq(company.id, companyMember.companyId))
    .leftJoin(operator, and(eq(operator.accountId, account.id), sql`not ${operator.disabled}`))
    .where(
      and(
        eq(secret === 'token' ? session.tokenHash : session.cookieHash, sql.placeholder('hash')),
        isNull(session.endedAt),
        gt(session.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare(`session_by_${secret}`);

type Statement = ReturnType<typeof statement>;
const prepared = { token: new WeakMap<Database, Statement>(), cookie: new WeakMap<Database, Statement>() };

async function resolve(db: Database, secret: Secret, value: string, now: Date): Promise<Actor> {
  const known = prepared[secret].get(db) ?? statement(db, secret);
  prepared[secret].set(db, known);
  const young = new Date(now.getTime() - YOUNG_MS).toISOString();
  const [row] = await known.execute({ hash: hashOfSecret(value), now, young });
  if (!row) return null;
  // A console session has console rights only, and no other session has them: an SMS code does not open the console.
  const isConsole = row.scope === 'operator';
  if (isConsole && !row.operatorRole) return null;
  const { memberId, companyId, role, companyStatus } = row;
  const member =
    !isConsole && memberId && companyId && role && companyStatus ? { memberId, companyId, role, companyStatus } : null;
  return {
    sessionId: row.sessionId,
    accountId: row.accountId,
    phone: row.phone,
    // Onboarding ends with the membership that it leads to, so that no second sign-in is needed.
    scope: row.scope === 'full' || isConsole || member ? 'full' : 'onboarding',
    joberId: isConsole ? null : row.joberId,
    member,
    operatorRole: isConsole ? row.operatorRole : null,
    writtenTo: row.writtenTo ?? undefined,
  };
}

/** The holder of a header token; null when it is unknown, ended, expired, or its account is banned. */
export const resolveToken = (db: Database, token: string, now: Date): Promise<Actor> =>
  resolve(db, 'token', token, now);

/** The holder of a cookie: for page loads and the socket's handshake only, never for a call with an effect. */
export const resolveCookie = (db: Database, cookie: string, now: Date): Promise<Actor> =>
  resolve(db, 'cookie', cookie, now);

/** Records the WAL position after a write of this session, so that its later reads on any node see the write. */
export async function markWritten(db: Database, sessionId: string): Promise<void> {
  await db.update(session).set({ writtenTo: sql`pg_current_wal_insert_lsn()` }).where(eq(session.id, sessionId));
}
