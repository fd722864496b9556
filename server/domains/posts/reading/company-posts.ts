import { and, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { companyEndpoints } from '#contract/companies/companies.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { dayMs } from '#contract/months.ts';
import { type PostState, publicPostStates } from '#contract/posts/post-state.ts';
import { company } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared-once.ts';
import { cappedTotal, cursorParts, cutPage, pageOf, TOTAL_CAP } from '#server/platform/paging.ts';
import { presentCard } from '../present.ts';
import { cardColumns } from './card-columns.ts';

type CompanyPostQuery = QueryOf<typeof companyEndpoints, 'GET /api/company/getPostByCompanyId'>;

const shown = sql<Date>`coalesce(${post.refreshedAt}, ${post.createdAt})`.mapWith(post.createdAt);
const HOT_DAYS = 30;
const HOT_POSTS = 8;

type Value<T> = T | Placeholder;

const openAt = (now: Value<Date>): SQL =>
  sql`${post.status} = 'open' and (${post.deadline} is null or ${post.deadline} > ${now}::timestamptz)`;

/** Default: open posts. A state that the viewer may not see matches nothing. */
function statusFilter(requested: PostState | undefined, own: boolean, now: Date): SQL | undefined {
  if (requested === undefined) return own ? undefined : openAt(now);
  if (requested === 'open') return openAt(now);
  if (requested === 'expired')
    return sql`(${post.status} = 'expired' or (${post.status} = 'open' and ${post.deadline} <= ${now}))`;
  return own || publicPostStates.includes(requested) ? eq(post.status, requested) : sql`false`;
}

interface Slice {
  after?: SQL | undefined;
  offset: Value<number>;
  limit: Value<number>;
}

/** Finds a page by index-only scan; reads only its own rows in full. */
function pageQuery(db: Database, matching: SQL | undefined, { after, offset, limit }: Slice) {
  const found = db
    .select({ id: post.id, shown: shown.as('shown') })
    .from(post)
    .where(and(matching, after))
    .orderBy(sql`${shown} desc`, sql`${post.id} desc`)
    .offset(offset)
    .limit(limit)
    .as('found');
  return db
    .select({ ...cardColumns, shown })
    .from(found)
    .innerJoin(post, eq(post.id, found.id))
    .innerJoin(company, eq(company.id, post.companyId))
    .orderBy(sql`${shown} desc`, sql`${post.id} desc`);
}

function countQuery(db: Database, matching: SQL | undefined) {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(post)
    .where(matching)
    .limit(TOTAL_CAP + 1)
    .as('counted');
  return db.select({ n: sql<number>`count(*)::int` }).from(counted);
}

/** The query of a company's page. */
const openOnes = and(eq(post.companyId, sql.placeholder('companyId')), openAt(sql.placeholder('now')));
const openPosts = preparedOnce((db) =>
  pageQuery(db, openOnes, { offset: sql.placeholder('offset'), limit: sql.placeholder('limit') }).prepare(
    'company_open_sheet',
  ),
);
const openCount = preparedOnce((db) => countQuery(db, openOnes).prepare('company_open_count'));

function isPlain({ status, keyword, stage, tenure, cursor }: CompanyPostQuery): boolean {
  return status === 'open' && !keyword && !stage?.length && !tenure?.length && cursor === undefined;
}

/** The rows of a page plus one, and the total. */
async function read(db: Database, query: CompanyPostQuery, own: boolean, now: Date) {
  const { after, offset, size } = pageOf(query, [cursorParts.time, cursorParts.id]);
  const { companyId } = query;
  if (isPlain(query)) {
    const requested = { companyId, now, offset, limit: size + 1 };
    return Promise.all([openPosts(db).execute(requested), openCount(db).execute(requested)]);
  }
  const matching = and(
    eq(post.companyId, companyId),
    statusFilter(query.status, own, now),
    query.keyword ? sql`position(lower(${query.keyword}) in lower(${post.title})) > 0` : undefined,
    query.stage?.length ? sql`${post.stages} && ${sql.param(query.stage)}::text[]` : undefined,
    query.tenure?.length ? inArray(post.tenure, query.tenure) : undefined,
  );
  const beyond = after && sql`(${shown}, ${post.id}) < (${after[0]}::timestamptz, ${after[1]}::bigint)`;
  return Promise.all([
    pageQuery(db, matching, { after: beyond ?? undefined, offset, limit: size + 1 }),
    countQuery(db, matching),
  ]);
}

/** The posts of one company, newest first. Its own people also see posts that are not public. */
export async function companyPosts(db: Database, query: CompanyPostQuery, own: boolean, now: Date) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const [rows, [counted]] = await read(db, query, own, now);
  const { rows: stored, nextCursor } = cutPage(rows, page, (row) => [row.shown.toISOString(), row.id]);
  return { items: stored.map((row) => presentCard(row, now)), nextCursor, ...cappedTotal(counted?.n ?? 0) };
}

/** A company's open posts with most deliveries and views in 30 days; a delivery counts as 20 views. */
export async function hotPostIds(db: Database, companyId: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - HOT_DAYS * dayMs);
  const rows = await rowsOf(db, { id: 'string' })`
    select post.id from post
    left join lateral (
      select sum(post_day.deliveries * 20 + post_day.views) as heat from post_day
      where post_day.post_id = post.id and post_day.day >= (${since}::timestamptz at time zone 'Asia/Shanghai')::date
    ) as days on true
    where post.company_id = ${companyId} and post.status = 'open' and (post.deadline is null or post.deadline > ${now})
    order by coalesce(days.heat, 0) desc, post.refreshed_at desc nulls last, post.id
    limit ${HOT_POSTS}`;
  return rows.map(({ id }) => id);
}
