import { and, eq, isNull, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import {
  type adminDashboardEndpoints,
  type DashboardDay,
  type SiteTotals,
  siteTotals,
  type UserDetail,
} from '#contract/operators/admin-dashboard.ts';
import { maskPhone } from '#contract/text.ts';
import { publicCompany } from '#database/schema/companies.ts';
import { account, jober, operator } from '#database/schema/identity.ts';
import { accountBan } from '#database/schema/operators.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { closeDeliveriesOfJober } from '#server/domains/deliveries/public.ts';
import { endAllSessions, lockAccountRow, moveAccount, unlockPhone } from '#server/domains/identity/public.ts';
import { queueAges } from '#server/domains/reviews/public.ts';
import type { ServerModule } from '#server/module.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { readHealth } from './health.ts';
import { findUsers, lookAtUser, recentUsers, userDetail } from './users.ts';

const SHANGHAI_MS = 8 * 3_600_000;

/** The last midnight in Shanghai before this moment. */
const dayStart = (now: Date) => new Date(Math.floor((now.getTime() + SHANGHAI_MS) / dayMs) * dayMs - SHANGHAI_MS);

const dayOf = (column: string) => sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`);

type DayRow = Omit<DashboardDay, 'replyRate'> & { answered: number } & Record<string, unknown>;

/** Daily counts for the last N days, in Asia/Shanghai days. */
async function days(db: Database, count: number, now: Date): Promise<DashboardDay[]> {
  const from = new Date(dayStart(now).getTime() - (count - 1) * dayMs);
  const rows = await rowsOf(db, typed<DayRow>())`
    with days as (
      select ${dayOf('d')} as day from generate_series(${from}::timestamptz, ${now}::timestamptz, interval '1 day') as d
    ),
    seekers as (
      select ${dayOf('jober.created_at')} as day, count(*)::int as n from jober where jober.created_at >= ${from} group by 1
    ),
    companies as (
      select ${dayOf('company.created_at')} as day, count(*)::int as n from company
      where company.created_at >= ${from} and company.source is null and company.claim_of is null group by 1
    ),
    posts as (
      select ${dayOf('post.published_at')} as day, count(*)::int as n from post
      where post.published_at >= ${from} and post.published_at <= ${now} group by 1
    ),
    sent as (
      select ${dayOf('delivery.submitted_at')} as day, count(*)::int as n, count(delivery.answered_at)::int as answered
      from delivery where delivery.submitted_at >= ${from} group by 1
    )
    select days.day, coalesce(seekers.n, 0) as seekers, coalesce(companies.n, 0) as companies, coalesce(posts.n, 0) as posts,
      coalesce(sent.n, 0) as deliveries, coalesce(sent.answered, 0) as answered
    from days left join seekers using (day) left join companies using (day) left join posts using (day) left join sent using (day)
    order by days.day`;
  return rows.map(({ answered, ...row }) => ({
    ...row,
    replyRate: row.deliveries === 0 ? null : Math.round((100 * answered) / row.deliveries),
  }));
}

/** Totals of the whole site. Posts and reply rates are read from the counters stored with companies. */
async function totals(db: Database, now: Date): Promise<SiteTotals> {
  const row = await rowOf(db, siteTotals)`
    select (select count(*)::int from jober) as seekers,
      (select count(*)::int from company where company.status = 'approved') as companies,
      (select coalesce(sum(company.open_posts), 0)::int from company where ${publicCompany('company')}) as "openPosts",
      (select count(*)::int from delivery) as deliveries,
      (select round(avg(company.reply_rate))::int from company where company.status = 'approved') as "replyRate",
      (select count(distinct session.account_id)::int from session where session.ended_at is null and session.expires_at > ${now}) as online`;
  return row ?? { seekers: 0, companies: 0, openPosts: 0, deliveries: 0, replyRate: null, online: 0 };
}

async function readDashboard(db: Database, count: number, now: Date, modules: readonly ServerModule[]) {
  const since = new Date(now.getTime() - count * dayMs);
  const queues = await queueAges(db, since, now, modules);
  return { days: await days(db, count, now), queues, totals: await totals(db, now) };
}

const USUAL_DAYS = 30;

export const adminDashboardHandlers = (deps: Deps): Handlers<typeof adminDashboardEndpoints> => ({
  'GET /api/admin/dashboard': (ctx, { query }) =>
    readDashboard(ctx.db, query.days ?? USUAL_DAYS, ctx.now, deps.modules),
  'GET /api/admin/health': (ctx) => readHealth(deps, ctx.now),
  'GET /api/admin/users': (ctx, { query }) => findUsers(ctx, query.keyword),
  'GET /api/admin/recentUsers': (ctx) => recentUsers(ctx),
  'GET /api/admin/users/:id': (ctx, { params }) => lookAtUser(ctx, params.id),
  'POST /api/admin/users/:id/ban': (ctx, { params, body }) => banUser(ctx, params.id, body.reason),
  'POST /api/admin/users/:id/unban': (ctx, { params }) => unbanUser(ctx, params.id),
  'POST /api/admin/users/:id/signOut': (ctx, { params, body }) => signOutUser(ctx, params.id, body.reason),
  'POST /api/admin/users/:id/unlock': (ctx, { params }) => unlockUser(deps, ctx, params.id),
});

async function lockUser(tx: Database, id: string) {
  const found = await lockAccountRow(tx, id);
  if (!found) throw appError('NOT_FOUND', { message: '用户不存在' });
  return found;
}

/** Operators are disabled and reset by a super operator alone (运营账号). */
async function refuseOperator(tx: Database, accountId: string): Promise<void> {
  const [found] = await tx.select({ id: operator.id }).from(operator).where(eq(operator.accountId, accountId));
  if (found) throw appError('ILLEGAL_MOVE', { message: '运营账号请在“运营账号”里停用或重置登录' });
}

/** Bans an account: on commit its sessions and sockets end on every node, and its open deliveries are closed. */
export async function banUser(ctx: Ctx, id: string, reason: string): Promise<UserDetail> {
  const actor = signedIn(ctx);
  const { now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const locked = await lockUser(tx, id);
    await refuseOperator(tx, id);
    await moveAccount({ db: tx, now }, locked, { move: 'ban', who: 'operator', actorId: actor.accountId });
    await tx.insert(accountBan).values({ accountId: id, reason, bannedBy: actor.accountId, bannedAt: now });
    await endAllSessions(tx, id, { reason: 'banned', now });
    const [seeker] = await tx.select({ id: jober.id }).from(jober).where(eq(jober.accountId, id));
    if (seeker) await closeDeliveriesOfJober(tx, seeker.id, { reason: '求职者账号已停用', now });
    const detail = { reason, phone: maskPhone(locked.phone) };
    await recordAct(tx, actor, { act: 'account.ban', subjectId: id, detail, now });
    return userDetail(tx, id, now);
  });
}

async function unbanUser(ctx: Ctx, id: string): Promise<UserDetail> {
  const actor = signedIn(ctx);
  const { now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const locked = await lockUser(tx, id);
    await moveAccount({ db: tx, now }, locked, { move: 'unban', who: 'operator', actorId: actor.accountId });
    await tx
      .update(accountBan)
      .set({ liftedBy: actor.accountId, liftedAt: now })
      .where(and(eq(accountBan.accountId, id), isNull(accountBan.liftedAt)));
    const detail = { phone: maskPhone(locked.phone) };
    await recordAct(tx, actor, { act: 'account.unban', subjectId: id, detail, now });
    return userDetail(tx, id, now);
  });
}

/** Ends the sessions and sockets of an account on every node; the account itself stays as it is, and its holder may sign in anew. */
async function signOutUser(ctx: Ctx, id: string, reason: string): Promise<UserDetail> {
  const actor = signedIn(ctx);
  const { now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const locked = await lockUser(tx, id);
    await refuseOperator(tx, id);
    const ended = await endAllSessions(tx, id, { reason: 'operator', now });
    const detail = { reason, phone: maskPhone(locked.phone), ended };
    await recordAct(tx, actor, { act: 'account.sign-out', subjectId: id, detail, now });
    return userDetail(tx, id, now);
  });
}

/** Resets the lock-out after failed sign-ins. */
async function unlockUser(deps: Deps, ctx: Ctx, id: string): Promise<{ cleared: number }> {
  const [found] = await ctx.db.select({ phone: account.phone }).from(account).where(eq(account.id, id));
  if (!found) throw appError('NOT_FOUND', { message: '用户不存在' });
  const [operates] = await ctx.db.select({ id: operator.id }).from(operator).where(eq(operator.accountId, id));
  if (operates) throw appError('CONFLICT', { message: '运营账号的登录限制不能在这里解除，请等待或由超级管理员重置' });
  const cleared = await unlockPhone(deps, found.phone);
  const detail = { phone: maskPhone(found.phone), cleared };
  const act = { act: 'account.unlock', subjectId: id, detail, now: ctx.now };
  await recordAct(ctx.db, signedIn(ctx), act);
  return { cleared };
}
