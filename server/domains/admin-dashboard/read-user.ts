import { sql } from 'drizzle-orm';
import type { UserDetail } from '#contract/operators/admin-dashboard.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { maskPhone } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { presentFound, userRows } from './find-users.ts';

const SESSIONS = 10;
const CONSENTS = 30;

const iso = (time: string | null) => (time === null ? null : new Date(time).toISOString());
const isoOf = (time: string) => new Date(time).toISOString();

interface SessionRow extends Record<string, unknown> {
  id: string;
  user_agent: string;
  ip: string;
  created_at: string;
  expires_at: string;
  ended_at: string | null;
  end_reason: string | null;
}
interface ConsentRow extends Record<string, unknown> {
  kind: string;
  version: string;
  granted_at: string;
  revoked_at: string | null;
}
interface BanRow extends Record<string, unknown> {
  reason: string;
  banned_at: string;
  lifted_at: string | null;
}
type Counts = UserDetail['counts'] & Record<string, unknown>;

/** What the service desk may see of a person: no token, no password, no message. */
export async function userDetail(db: Database, id: string, now: Date): Promise<UserDetail> {
  const [row] = await userRows(db, sql`account.id = ${id}`, 1);
  if (!row) throw appError('NOT_FOUND', { message: '用户不存在' });
  const sessions = await db.execute<SessionRow>(sql`
    select session.id, session.user_agent, session.ip, session.created_at, session.expires_at, session.ended_at, session.end_reason
    from session where session.account_id = ${id} order by session.created_at desc limit ${SESSIONS}`);
  const consents = await db.execute<ConsentRow>(sql`
    select consent.kind, consent.version, consent.granted_at, consent.revoked_at
    from consent where consent.account_id = ${id} order by consent.granted_at desc limit ${CONSENTS}`);
  const bans = await db.execute<BanRow>(sql`
    select account_ban.reason, account_ban.banned_at, account_ban.lifted_at
    from account_ban where account_ban.account_id = ${id} order by account_ban.banned_at desc`);
  const counts = await db.execute<Counts>(sql`
    select (select count(*)::int from resume where resume.jober_id = ${row.jober_id}) as resumes,
      (select count(*)::int from delivery where delivery.jober_id = ${row.jober_id}) as deliveries,
      (select count(*)::int from chat_report join conversation on conversation.id = chat_report.conversation_id
        where conversation.jober_id = ${row.jober_id} and chat_report.account_id <> ${id}) as reports`);
  return {
    ...presentFound(row),
    phone: row.phone,
    hasPassword: row.password_hash !== null,
    sessions: sessions.rows.map((row) => ({
      id: row.id,
      device: row.user_agent,
      ip: row.ip,
      createdAt: isoOf(row.created_at),
      expiresAt: isoOf(row.expires_at),
      live: row.ended_at === null && new Date(row.expires_at) > now,
      endReason: row.end_reason,
    })),
    consents: consents.rows.map(({ kind, version, ...one }) => ({
      kind,
      version,
      grantedAt: isoOf(one.granted_at),
      revokedAt: iso(one.revoked_at),
    })),
    bans: bans.rows.map(({ reason, ...one }) => ({
      reason,
      bannedAt: isoOf(one.banned_at),
      liftedAt: iso(one.lifted_at),
    })),
    counts: counts.rows[0] ?? { resumes: 0, deliveries: 0, reports: 0 },
  };
}

/** Shows a person and records that in the audit log. */
export async function lookAtUser(ctx: Ctx, id: string): Promise<UserDetail> {
  const shown = await userDetail(ctx.db, id, ctx.now);
  const detail = { phone: maskPhone(shown.phone) };
  await recordAct(ctx.db, signedIn(ctx), {
    act: 'account.look',
    subject: 'account',
    subjectId: id,
    detail,
    now: ctx.now,
  });
  return shown;
}
