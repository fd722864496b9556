import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { company } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cappedTotal, cursorParts, cutSheet, sheetOf, TOTAL_CAP } from '#server/platform/paging.ts';
import { cardColumns } from './card-columns.ts';
import { presentCard } from './present.ts';

interface Wanted {
  companyId: string;
  status?: string | undefined;
  keyword?: string | undefined;
  stage?: string[] | undefined;
  tenure?: string[] | undefined;
  cursor?: string | undefined;
  page?: number | undefined;
}

const publicStatuses = ['open', 'closed', 'expired'];
const shown = sql<Date>`coalesce(${post.refreshedAt}, ${post.createdAt})`.mapWith(post.createdAt);
const HOT_DAYS = 30;
const HOT_POSTS = 8;

/** Open ones without a word about the state; a state that the viewer may not see finds nothing. */
function statusFilter(asked: string | undefined, own: boolean, now: Date): SQL | undefined {
  const openNow = sql`${post.status} = 'open' and (${post.deadline} is null or ${post.deadline} > ${now})`;
  if (asked === undefined) return own ? undefined : openNow;
  if (asked === 'open') return openNow;
  if (asked === 'expired')
    return sql`(${post.status} = 'expired' or (${post.status} = 'open' and ${post.deadline} <= ${now}))`;
  return own || publicStatuses.includes(asked) ? eq(post.status, asked) : sql`false`;
}

/** The posts of one company, newest first. Its own people also get what the public does not see. */
export async function companyPosts(db: Database, wanted: Wanted, own: boolean, now: Date) {
  const sheet = sheetOf(wanted, [cursorParts.time, cursorParts.id]);
  const { after } = sheet;
  const matching = and(
    eq(post.companyId, wanted.companyId),
    statusFilter(wanted.status, own, now),
    wanted.keyword ? sql`position(lower(${wanted.keyword}) in lower(${post.title})) > 0` : undefined,
    wanted.stage?.length ? sql`${post.stages} && ${sql.param(wanted.stage)}::text[]` : undefined,
    wanted.tenure?.length ? inArray(post.tenure, wanted.tenure) : undefined,
  );
  // The sheet is found in an index alone; only its own rows are read whole.
  const found = db
    .select({ id: post.id, shown: shown.as('shown') })
    .from(post)
    .where(
      and(matching, after ? sql`(${shown}, ${post.id}) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : undefined),
    )
    .orderBy(sql`${shown} desc`, sql`${post.id} desc`)
    .offset(sheet.offset)
    .limit(sheet.size + 1)
    .as('found');
  const rows = await db
    .select({ ...cardColumns, shown })
    .from(found)
    .innerJoin(post, eq(post.id, found.id))
    .innerJoin(company, eq(company.id, post.companyId))
    .orderBy(sql`${shown} desc`, sql`${post.id} desc`);
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from ${post} where ${matching} limit ${TOTAL_CAP + 1}) as found`,
  );
  const { rows: kept, nextCursor } = cutSheet(rows, sheet, (row) => [row.shown.toISOString(), row.id]);
  return { items: kept.map((row) => presentCard(row, now)), nextCursor, ...cappedTotal(counted.rows[0]?.n ?? 0) };
}

/** The open posts of a company that were delivered to and viewed most in 30 days; a delivery weighs as much as 20 looks. */
export async function hotPostIds(db: Database, companyId: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - HOT_DAYS * 86_400_000);
  const { rows } = await db.execute<{ id: string }>(sql`
    select post.id from post
    left join lateral (
      select sum(post_day.deliveries * 20 + post_day.views) as heat from post_day
      where post_day.post_id = post.id and post_day.day >= (${since}::timestamptz at time zone 'Asia/Shanghai')::date
    ) as days on true
    where post.company_id = ${companyId} and post.status = 'open' and (post.deadline is null or post.deadline > ${now})
    order by coalesce(days.heat, 0) desc, post.refreshed_at desc nulls last, post.id
    limit ${HOT_POSTS}`);
  return rows.map(({ id }) => id);
}
