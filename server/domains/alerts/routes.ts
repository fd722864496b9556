import { and, desc, eq, sql } from 'drizzle-orm';
import { dayAt, dayMs } from '#contract/months.ts';
import { maxSavedSearches } from '#contract/search/alert-limits.ts';
import { type alertEndpoints, type FollowedCompany, ownReport, type SavedFilters } from '#contract/search/alerts.ts';
import { savedSearch } from '#database/schema/alerts.ts';
import { publicCompany } from '#database/schema/companies.ts';
import { jober } from '#database/schema/identity.ts';
import { companyCards } from '#server/domains/companies/public.ts';
import { postCardList } from '#server/domains/posts/public.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import {
  beyond,
  cappedTotal,
  countCapped,
  cursorParts,
  cutPage,
  type PageRequest,
  pageOf,
} from '#server/platform/paging.ts';
import { forgetSeen, historyPage, noteSeen } from './history.ts';
import { nameOf, queryOf } from './search-words.ts';

type SavedRow = typeof savedSearch.$inferSelect;

const present = ({ lastFound, lastFoundAt, ...row }: SavedRow) => ({
  ...row,
  query: queryOf(row.filters),
  last: lastFound === null || lastFoundAt === null ? null : { found: lastFound, at: lastFoundAt },
});

/** Absent and foreign ones get the same answer. */
const absent = () => appError('NOT_FOUND', { message: '该订阅不存在或已被删除' });

/** A seeker's saved searches, newest first. */
async function savedSearches(db: Database, joberId: string) {
  const rows = await db
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.joberId, joberId))
    .orderBy(desc(savedSearch.createdAt), desc(savedSearch.id));
  return rows.map(present);
}

interface SavedSearchInput {
  joberId: string;
  name: string | undefined;
  filters: SavedFilters;
  alerts: boolean;
  now: Date;
}

/** Saves a search; the same filters return the existing one. @throws AppError CONFLICT at the maximum number */
async function saveSearch(db: Database, { joberId, name, filters, alerts, now }: SavedSearchInput) {
  const filterKey = queryOf(filters);
  return db.transaction(async (tx) => {
    // Locks the seeker until the end of the transaction, so that the count holds.
    await tx.select({ id: jober.id }).from(jober).where(eq(jober.id, joberId)).for('no key update');
    const own = eq(savedSearch.joberId, joberId);
    const [known] = await tx
      .select()
      .from(savedSearch)
      .where(and(own, eq(savedSearch.filterKey, filterKey)));
    if (known) return present(known);
    if ((await tx.$count(savedSearch, own)) >= maxSavedSearches)
      throw appError('CONFLICT', { message: `最多保存 ${maxSavedSearches} 个搜索，请先删除不用的` });
    const [row] = await tx
      .insert(savedSearch)
      .values({
        joberId,
        name: name ?? nameOf(filters),
        filters,
        filterKey,
        alerts,
        knownUntil: now,
        checkedOn: dayAt(now),
        createdAt: now,
      })
      .returning();
    return present(row as SavedRow);
  });
}

/** Renames a search or switches its notifications. Posts published while they were off are not reported later. */
async function changeSearch(
  { db, now }: DbContext,
  joberId: string,
  id: string,
  { name, alerts }: { name?: string | undefined; alerts?: boolean | undefined },
) {
  const knownUntil = alerts
    ? sql`case when ${savedSearch.alerts} then ${savedSearch.knownUntil} else ${now} end`
    : undefined;
  const [row] = await db
    .update(savedSearch)
    // Always names a column, since an empty update is not a valid statement.
    .set({ name: name ?? sql`${savedSearch.name}`, alerts, knownUntil })
    .where(and(eq(savedSearch.id, id), eq(savedSearch.joberId, joberId)))
    .returning();
  if (!row) throw absent();
  return present(row);
}

async function removeSearch(db: Database, joberId: string, id: string): Promise<void> {
  const gone = await db
    .delete(savedSearch)
    .where(and(eq(savedSearch.id, id), eq(savedSearch.joberId, joberId)))
    .returning({ id: savedSearch.id });
  if (gone.length === 0) throw absent();
}

const newsDays = 30;
const since = (now: Date) => new Date(now.getTime() - newsDays * dayMs);
const named = 3;

/** The companies that a seeker follows, most recently followed first, each with its recent posts. */
async function followPage(db: Database, joberId: string, query: PageRequest, now: Date) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const after = sql`and ${beyond(page, sql`follow.created_at, follow.id`)}`;
  const mine = sql`from follow join company on company.id = follow.company_id
    where follow.jober_id = ${joberId} and ${publicCompany('company')}`;
  const found = await rowsOf(db, {
    id: 'string',
    companyId: 'string',
    at: 'string',
    newPosts: 'number',
    latest: typed<{ id: string; title: string; at: string }[]>(),
  })`
    select mine.*, news.count as "newPosts", news.latest from (
      select follow.id, company_id as "companyId", follow.created_at as at ${mine} ${after}
      order by follow.created_at desc, follow.id desc limit ${page.size + 1} offset ${page.offset}) as mine,
    lateral (
      select count(*)::int as count, coalesce((jsonb_agg(jsonb_build_object('id', id::text, 'title', title, 'at', published_at)
        order by published_at desc, id) filter (where place <= ${named})), '[]') as latest
      from (
        select id, title, published_at, row_number() over (order by published_at desc, id) as place from post
        where company_id = mine."companyId" and status = 'open' and published_at > ${since(now)}
      ) as fresh) as news
    order by at desc, id desc`;
  const { rows, nextCursor } = cutPage(found, page, (row) => [new Date(row.at).toISOString(), row.id]);
  const companyIds = rows.map(({ companyId }) => companyId);
  const cards = await companyCards(db, companyIds);
  const items = rows.flatMap((row): FollowedCompany[] => {
    const company = cards.get(row.companyId);
    const latest = row.latest.map(({ id, title, at }) => ({ id, title, publishedAt: new Date(at).toISOString() }));
    return company ? [{ company, newPosts: row.newPosts, latest }] : [];
  });
  return { items, nextCursor, ...(await countCapped(db, mine)) };
}

const maxNews = 12;

/** Recent posts of followed companies, newest first. */
async function followedPostIds(db: Database, joberId: string, now: Date): Promise<string[]> {
  const rows = await rowsOf(db, { id: 'string' })`
    select post.id from follow join company on company.id = follow.company_id, lateral (
      select id, published_at from post
      where company_id = follow.company_id and status = 'open' and published_at > ${since(now)}
        and (deadline is null or deadline > ${now})
      order by published_at desc, id limit ${named}) as post
    where follow.jober_id = ${joberId} and ${publicCompany('company')}
    order by post.published_at desc, post.id limit ${maxNews}`;
  return rows.map(({ id }) => id);
}

export const alertHandlers = (): Handlers<typeof alertEndpoints> => ({
  'GET /api/searches': async (ctx) => savedSearches(ctx.db, seeker(ctx).joberId),
  'POST /api/searches': async (ctx, { body: { name, filters, alerts } }) =>
    saveSearch(ctx.db, { joberId: seeker(ctx).joberId, name, filters, alerts, now: ctx.now }),
  'PATCH /api/searches/:id': async (ctx, { params, body }) =>
    changeSearch({ db: ctx.db, now: ctx.now }, seeker(ctx).joberId, params.id, body),
  'DELETE /api/searches/:id': async (ctx, { params }) => removeSearch(ctx.db, seeker(ctx).joberId, params.id),
  'GET /api/history': async (ctx, { query }) => historyPage(ctx.db, seeker(ctx).joberId, query, ctx.now),
  'PUT /api/history/:id': async (ctx, { params }) => noteSeen(ctx.db, seeker(ctx).joberId, params.id, ctx.now),
  'DELETE /api/history/:id': async (ctx, { params }) => forgetSeen(ctx.db, seeker(ctx).joberId, params.id),
  'DELETE /api/history': async (ctx) => forgetSeen(ctx.db, seeker(ctx).joberId),
  'GET /api/follows': async (ctx, { query }) => followPage(ctx.db, seeker(ctx).joberId, query, ctx.now),
  'GET /api/follows/posts': async (ctx) =>
    postCardList(ctx.db, await followedPostIds(ctx.db, seeker(ctx).joberId, ctx.now), undefined, ctx.now),
  'GET /api/reports': async (ctx, { query }) => reportPage(ctx.db, seeker(ctx).accountId, query),
});

/** The reports of an account and their outcomes, newest first. */
async function reportPage(db: Database, accountId: string, query: PageRequest) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const after = sql`and ${beyond(page, sql`post_report.created_at, post_report.id`)}`;
  const found = await rowsOf(db, ownReport)`
    select post_report.id, jsonb_build_object('id', post.id::text, 'title', post.title, 'company', company.name) as post,
      post_report.reason, post_report.detail, post_report.status, post_report.created_at as "createdAt"
    from post_report join post on post.id = post_report.post_id join company on company.id = post.company_id
    where post_report.account_id = ${accountId} ${after}
    order by post_report.created_at desc, post_report.id desc limit ${page.size + 1} offset ${page.offset}`;
  const counted = await rowOf(db, { n: 'number' })`
    select count(*)::int as n from post_report where account_id = ${accountId}`;
  const { rows: items, nextCursor } = cutPage(found, page, (row) => [new Date(row.createdAt).toISOString(), row.id]);
  return { items, nextCursor, ...cappedTotal(counted?.n ?? 0) };
}
