import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { speedFrom } from '#contract/answers/answer-time.ts';
import type { companyEndpoints } from '#contract/companies/companies.ts';
import { companyNameKey } from '#contract/companies/company-name-key.ts';
import { letterCodeIn } from '#contract/companies/letter-code.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { company, companyMember, follow, publicCompaniesIn, publicCompany } from '#database/schema/companies.ts';
import { notification } from '#database/schema/notices.ts';
import { companyCardTag, companyPosts, hotPostIds, isOwnCompany, postCardList } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { prefixPattern } from '#server/platform/database/like-pattern.ts';
import { type Ctx, member, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { readOnce } from '#server/platform/http/read-once.ts';
import {
  beyond,
  cappedTotal,
  countCapped,
  cursorParts,
  cutPage,
  type PageRequest,
  pageOf,
} from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';
import { nameContains } from './name-search.ts';
import { showsRecruiters } from './policy.ts';
import { cardColumns, presentCard } from './present.ts';
import { cityNameOf } from './profile/place.ts';
import { verifyNumber } from './quotas.ts';
import { readCompany } from './read-company.ts';

type CompanyQuery = QueryOf<typeof companyEndpoints, 'GET /api/companies'>;

/** Fills rows of two and of three. */
const PAGE_SIZE = 24;

/** More than a company has open posts. */
const CLAIMED = 1_000_000;

/**
 * Sort keys, highest first: companies that are here before those that nobody has claimed, by open posts; those that answer nearly all
 * by their speed, the others by their rate, without a rate last.
 */
const keys = {
  posts: sql<number>`${company.openPosts} + case when ${company.status} = 'unclaimed' then 0 else ${sql.raw(`${CLAIMED}`)} end`,
  replies: sql<number>`case when ${company.replyRate} >= ${speedFrom} then 10000000 - coalesce(${company.replyMinutes}, 999999)
    else coalesce(round(${company.replyRate} * 10), -1)::int end`,
};

/**
 * Public companies, those with most open posts or the quickest answers first. No index serves the order: the counts by type read the same
 * rows anyway.
 */
async function listCompanies(db: Database, query: CompanyQuery) {
  const page = pageOf(query, [cursorParts.whole, cursorParts.id], PAGE_SIZE);
  const { after } = page;
  const key = keys[query.sort ?? 'posts'];
  const named = query.keyword ? (nameContains(query.keyword) ?? sql`false`) : undefined;
  const around = and(publicCompaniesIn(query.cityCode), named);
  const types: readonly string[] | null = query.companyType?.length ? query.companyType : null;
  const rows = await db
    .select({ ...cardColumns, key })
    .from(company)
    .where(
      and(
        around,
        types ? inArray(company.type, types) : undefined,
        after
          ? sql`(${key} < ${after[0]}::int or (${key} = ${after[0]}::int and ${company.id} > ${after[1]}::bigint))`
          : undefined,
      ),
    )
    .orderBy(sql`${key} desc`, company.id)
    .offset(page.offset)
    .limit(page.size + 1);
  const { rows: shown, nextCursor } = cutPage(rows, page, (row) => [String(row.key), row.id]);
  const counts = await db
    .select({ type: company.type, n: sql<number>`count(*)::int` })
    .from(company)
    .where(around)
    .groupBy(company.type);
  const counted = counts.reduce((sum, { type, n }) => (!types || types.includes(type) ? sum + n : sum), 0);
  return {
    items: shown.map((row) => presentCard(row)),
    nextCursor,
    ...cappedTotal(counted),
    byType: Object.fromEntries(counts.map(({ type, n }) => [type, n])),
  };
}

async function followsCompany(db: Database, joberId: string, companyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: follow.companyId })
    .from(follow)
    .where(and(eq(follow.joberId, joberId), eq(follow.companyId, companyId)));
  return rows.length > 0;
}

/** Follows a company. Idempotent. */
const followCompany = (db: Database, joberId: string, companyId: string, now: Date) =>
  db.insert(follow).values({ joberId, companyId, createdAt: now }).onConflictDoNothing();

const unfollowCompany = (db: Database, joberId: string, companyId: string) =>
  db.delete(follow).where(and(eq(follow.joberId, joberId), eq(follow.companyId, companyId)));

const FOUND = 10;

/** Without a keyword the companies with most open posts; null for a keyword that cannot occur in a name. */
function keywordMatch(keyword: string): { where: SQL; first: SQL } | null {
  if (keyword === '') return { where: sql`true`, first: sql`${company.openPosts} desc` };
  const key = companyNameKey(keyword);
  const contains = nameContains(keyword);
  if (!contains || key === '') return null;
  const code = letterCodeIn(keyword);
  const named = sql`name_key like ${prefixPattern(key)}`;
  const begins = code ? sql`(${named} or letter_code = ${code})` : named;
  return {
    where: sql`(${begins} or ${contains})`,
    first: sql`(${begins} or name like ${prefixPattern(keyword)}) desc nulls last, length(name)`,
  };
}

/** Companies whose name, with or without its place, starts with the keyword, or whose letter has this code: to join or to claim. */
async function findCompanies(db: Database, keyword: string) {
  const requested = keywordMatch(keyword);
  const rows = requested
    ? await db
        .select(pick(company, 'id', 'name', 'type', 'cityCode', 'regionCode', 'logoUrl', 'status'))
        .from(company)
        .where(sql`${publicCompany('company')} and ${requested.where}`)
        .orderBy(requested.first, company.id)
        .limit(FOUND)
    : [];
  const items = rows.map(({ cityCode, status, ...row }) => ({
    ...row,
    cityName: cityNameOf(cityCode),
    unclaimed: status === 'unclaimed',
  }));
  return { items, total: items.length, totalIsCapped: false, nextCursor: null };
}

const nobody = { items: [], total: 0, totalIsCapped: false, nextCursor: null };

const readable = (ctx: Ctx, id: string) => readOnce(ctx, `company:${id}`, () => readCompany(ctx.db, id, ctx.actor));

export const publicRoutes = () =>
  ({
    'GET /api/companies': async (ctx, { query }) => {
      const found = await listCompanies(ctx.db, query);
      for (const { id } of found.items) ctx.dependsOn(companyCardTag(id));
      return found;
    },
    'GET /api/company/queryCompanyDetail': async (ctx, { query }) => {
      ctx.dependsOn(`company:${query.companyId}`);
      return readable(ctx, query.companyId);
    },
    'GET /api/company/getPostByCompanyId': async (ctx, { query }) => {
      ctx.dependsOn(`company:${query.companyId}`);
      const found = await readable(ctx, query.companyId);
      const own = isOwnCompany(found.id, ctx.actor);
      return companyPosts(ctx.db, query, own, ctx.now);
    },
    'GET /api/company/getHostPostByCompanyId': async (ctx, { query }) => {
      ctx.dependsOn(`company:${query.companyId}`);
      await readable(ctx, query.companyId);
      const items = await postCardList(ctx.db, await hotPostIds(ctx.db, query.companyId, ctx.now), undefined, ctx.now);
      return { ...nobody, items, total: items.length };
    },
    'GET /api/company/queryCompany': async (ctx, { query }) => findCompanies(ctx.db, query.keyword?.trim() ?? ''),
    'GET /api/company/queryCompanyMessage': async (ctx, { query }) =>
      listMessages(ctx.db, { ...query, companyId: member(ctx, query.companyId).member.companyId }),
    'GET /api/company/verifyNumber': async (ctx, { query }) =>
      verifyNumber(ctx.db, member(ctx, query.companyid).member.companyId, ctx.now),
    'GET /api/jober/getEnterpriseRecruiter': async (ctx, { query }) => {
      const { status } = await readCompany(ctx.db, query.companyId, null);
      return showsRecruiters(status) ? listRecruiters(ctx.db, query) : nobody;
    },
    'GET /api/companies/:id/mine': async (ctx, { params }) => {
      const { joberId } = seeker(ctx);
      await readCompany(ctx.db, params.id, null);
      return { followed: await followsCompany(ctx.db, joberId, params.id) };
    },
    'PUT /api/companies/:id/follow': async (ctx, { params }) => {
      const { joberId } = seeker(ctx);
      await readCompany(ctx.db, params.id, null);
      await followCompany(ctx.db, joberId, params.id, ctx.now);
    },
    'DELETE /api/companies/:id/follow': async (ctx, { params }) => {
      await unfollowCompany(ctx.db, seeker(ctx).joberId, params.id);
    },
  }) satisfies Partial<Handlers<typeof companyEndpoints>>;

type MessageQuery = QueryOf<typeof companyEndpoints, 'GET /api/company/queryCompanyMessage'>;

/** System messages to a company, newest first. */
async function listMessages(db: Database, query: MessageQuery) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const requested = and(
    eq(notification.companyId, query.companyId),
    query.kind ? eq(notification.kind, query.kind) : undefined,
    query.topic ? eq(notification.topic, query.topic) : undefined,
  );
  const rows = await db
    .select(pick(notification, 'id', 'kind', 'title', 'body', 'link', 'createdAt'))
    .from(notification)
    .where(and(requested, beyond(page, sql`${notification.createdAt}, ${notification.id}`)))
    .orderBy(sql`${notification.createdAt} desc`, sql`${notification.id} desc`)
    .offset(page.offset)
    .limit(page.size + 1);
  const { rows: shown, nextCursor } = cutPage(rows, page, (row) => [row.createdAt.toISOString(), row.id]);
  const items = shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, nextCursor, ...(await countCapped(db, sql`from ${notification} where ${requested}`)) };
}

interface RecruiterQuery extends PageRequest {
  companyId: string;
}

/** Recruiters of a company whom seekers may contact, in order of joining; without phones. */
async function listRecruiters(db: Database, query: RecruiterQuery) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const talking = and(
    eq(companyMember.companyId, query.companyId),
    eq(companyMember.status, 'active'),
    inArray(companyMember.role, ['owner', 'recruiter']),
  );
  const rows = await db
    .select(pick(companyMember, 'id', 'name', 'title', 'avatarUrl', 'createdAt'))
    .from(companyMember)
    .where(and(talking, beyond(page, sql`${companyMember.createdAt}, ${companyMember.id}`, '>')))
    .orderBy(companyMember.createdAt, companyMember.id)
    .offset(page.offset)
    .limit(page.size + 1);
  const { rows: items, nextCursor } = cutPage(rows, page, (row) => [row.createdAt.toISOString(), row.id]);
  return { items, nextCursor, ...cappedTotal(await db.$count(companyMember, talking)) };
}
