import { sql } from 'drizzle-orm';
import type { UserDetail } from '#contract/operators/admin-dashboard.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { maskPhone } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { userRows } from './find-users.ts';

const SESSIONS = 10;
const CONSENTS = 30;

/** What the service desk may see of a person: no token, no password, no message. */
export async function userDetail(db: Database, id: string, now: Date): Promise<UserDetail> {
  const [row] = await userRows(db, sql`account.id = ${id}`, 1);
  if (!row) throw appError('NOT_FOUND', { message: '用户不存在' });
  const sessions = await db.execute<UserDetail['sessions'][number]>(sql`
    select session.id, session.user_agent as device, session.ip, session.created_at as "createdAt", session.expires_at as "expiresAt",
      session.ended_at is null and session.expires_at > ${now} as live, session.end_reason as "endReason"
    from session where session.account_id = ${id} order by session.created_at desc limit ${SESSIONS}`);
  const consents = await db.execute<UserDetail['consents'][number]>(sql`
    select consent.kind, consent.version, consent.granted_at as "grantedAt", consent.revoked_at as "revokedAt"
    from consent where consent.account_id = ${id} order by consent.granted_at desc limit ${CONSENTS}`);
  const bans = await db.execute<UserDetail['bans'][number]>(sql`
    select account_ban.reason, account_ban.banned_at as "bannedAt", account_ban.lifted_at as "liftedAt"
    from account_ban where account_ban.account_id = ${id} order by account_ban.banned_at desc`);
  const counts = await db.execute<UserDetail['counts']>(sql`
    select (select count(*)::int from resume where resume.jober_id = ${row.jober?.id ?? null}) as resumes,
      (select count(*)::int from delivery where delivery.jober_id = ${row.jober?.id ?? null}) as deliveries,
      (select count(*)::int from chat_report join conversation on conversation.id = chat_report.conversation_id
        where conversation.jober_id = ${row.jober?.id ?? null} and chat_report.account_id <> ${id}) as reports`);
  return {
    ...row,
    sessions: sessions.rows,
    consents: consents.rows,
    bans: bans.rows,
    counts: counts.rows[0] ?? { resumes: 0, deliveries: 0, reports: 0 },
  };
}

/** Shows a person and records that in the audit log. */
export async function lookAtUser(ctx: Ctx, id: string): Promise<UserDetail> {
  const shown = await userDetail(ctx.db, id, ctx.now);
  const detail = { phone: maskPhone(shown.phone) };
  await recordAct(ctx.db, signedIn(ctx), { act: 'account.look', subjectId: id, detail, now: ctx.now });
  return shown;
}
