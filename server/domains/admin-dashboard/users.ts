import { type SQL, sql } from 'drizzle-orm';
import {
  userDetail as detail,
  type FoundUser,
  foundUser,
  type UserDetail,
  userSession,
} from '#contract/operators/admin-dashboard.ts';
import { maskPhone } from '#contract/text.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';
import { prefixPattern } from '#server/platform/database/like-pattern.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';

const MAX_ROWS = 30;

/** Users with their whole phones, as the masks come last. */
async function userRows(db: Database, which: SQL, limit = MAX_ROWS) {
  return rowsOf(db, { ...foundUser.shape, hasPassword: 'boolean' })`
    select account.id, account.phone, account.status, account.password_hash is not null as "hasPassword", account.created_at as "createdAt",
      case when jober.id is not null then jsonb_build_object('id', jober.id::text, 'name', jober.name) end as jober, place.member
    from account
    left join jober on jober.account_id = account.id
    left join lateral (
      select jsonb_build_object('companyId', company_member.company_id::text, 'companyName', company.name,
        'name', company_member.name, 'role', company_member.role, 'status', company_member.status) as member
      from company_member join company on company.id = company_member.company_id
      where company_member.account_id = account.id
      order by company_member.status = 'active' desc, company_member.updated_at desc limit 1
    ) as place on true
    where ${which}
    order by account.created_at desc, account.id limit ${limit}`;
}

const masked = <T extends FoundUser>(user: T): T => ({ ...user, phone: maskPhone(user.phone) });

/** Users whose phone or name starts with the keyword. Phones are masked; the search is recorded in the audit log. */
export async function findUsers(ctx: Ctx, keyword: string): Promise<{ items: FoundUser[] }> {
  const which = /^[0-9]+$/.test(keyword)
    ? sql`account.phone like ${prefixPattern(keyword)}`
    : sql`account.id in (
        (select jober.account_id from jober where jober.name like ${prefixPattern(keyword)} limit ${MAX_ROWS})
        union (select company_member.account_id from company_member where company_member.name like ${prefixPattern(keyword)} limit ${MAX_ROWS}))`;
  const rows = await userRows(ctx.db, which);
  const shown = /^[0-9]{11}$/.test(keyword) ? maskPhone(keyword) : keyword;
  const detail = { keyword: shown, found: rows.length };
  await recordAct(ctx.db, signedIn(ctx), { act: 'account.search', detail, now: ctx.now });
  return { items: rows.map(masked) };
}

const RECENT = 8;

/** The users whom the caller looked at last, by the audit log; masked as in a search. */
export async function recentUsers(ctx: Ctx) {
  const { db } = ctx;
  const looks = await rowsOf(db, { id: 'string', at: 'string' })`
    select operator_act.subject_id as id, max(operator_act.at) as at from operator_act
    where operator_act.account_id = ${signedIn(ctx).accountId} and operator_act.act = 'account.look'
    group by 1 order by 2 desc limit ${RECENT}`;
  const ids = looks.map(({ id }) => id);
  const users = await userRows(db, sql`account.id = any(${sql.param(ids)}::bigint[])`, RECENT);
  const lookedAt = new Map(looks.map(({ id, at }) => [id, new Date(at).toISOString()]));
  const items = users.map((row) => ({ ...masked(row), lookedAt: lookedAt.get(row.id) ?? '' }));
  return { items: items.toSorted((one, other) => other.lookedAt.localeCompare(one.lookedAt)) };
}

const SESSIONS = 10;
const CONSENTS = 30;

/** What the service desk may see of a person: no token, no password, no message. */
export async function userDetail(db: Database, id: string, now: Date): Promise<UserDetail> {
  const [row] = await userRows(db, sql`account.id = ${id}`, 1);
  if (!row) throw appError('NOT_FOUND', { message: '用户不存在' });
  const sessions = await rowsOf(db, userSession)`
    select session.id, session.user_agent as device, session.ip, session.created_at as "createdAt", session.expires_at as "expiresAt",
      session.ended_at is null and session.expires_at > ${now} as live, session.end_reason as "endReason"
    from session where session.account_id = ${id} order by session.created_at desc limit ${SESSIONS}`;
  const consents = await rowsOf(db, detail.shape.consents.element)`
    select consent.kind, consent.version, consent.granted_at as "grantedAt", consent.revoked_at as "revokedAt"
    from consent where consent.account_id = ${id} order by consent.granted_at desc limit ${CONSENTS}`;
  const bans = await rowsOf(db, detail.shape.bans.element)`
    select account_ban.reason, account_ban.banned_at as "bannedAt", account_ban.lifted_at as "liftedAt"
    from account_ban where account_ban.account_id = ${id} order by account_ban.banned_at desc`;
  const counts = await rowOf(db, detail.shape.counts)`
    select (select count(*)::int from resume where resume.jober_id = ${row.jober?.id ?? null}) as resumes,
      (select count(*)::int from delivery where delivery.jober_id = ${row.jober?.id ?? null}) as deliveries,
      (select count(*)::int from chat_report join conversation on conversation.id = chat_report.conversation_id
        where conversation.jober_id = ${row.jober?.id ?? null} and chat_report.account_id <> ${id}) as reports`;
  return {
    ...row,
    sessions,
    consents,
    bans,
    counts: counts ?? { resumes: 0, deliveries: 0, reports: 0 },
  };
}

/** Shows a person and records that in the audit log. */
export async function lookAtUser(ctx: Ctx, id: string): Promise<UserDetail> {
  const shown = await userDetail(ctx.db, id, ctx.now);
  const detail = { phone: maskPhone(shown.phone) };
  await recordAct(ctx.db, signedIn(ctx), { act: 'account.look', subjectId: id, detail, now: ctx.now });
  return shown;
}
