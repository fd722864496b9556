import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { FollowedCompany } from '#contract/search/alerts.ts';
import { publicCompany } from '#database/schema/companies.ts';
import { companyCards } from '#server/domains/companies/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { beyond, countCapped, cursorParts, cutPage, type PageRequest, pageOf } from '#server/platform/paging.ts';

interface FollowRow extends Record<string, unknown> {
  id: string;
  companyId: string;
  at: string;
  newPosts: number;
  latest: { id: string; title: string; at: string }[];
}

const newsDays = 30;
const since = (now: Date) => new Date(now.getTime() - newsDays * dayMs);
const named = 3;

/** The companies that a seeker follows, most recently followed first, each with its recent posts. */
export async function followPage(db: Database, joberId: string, query: PageRequest, now: Date) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const after = sql`and ${beyond(page, sql`follow.created_at, follow.id`)}`;
  const mine = sql`from follow join company on company.id = follow.company_id
    where follow.jober_id = ${joberId} and ${publicCompany('company')}`;
  const found = await db.execute<FollowRow>(sql`
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
    order by at desc, id desc`);
  const { rows, nextCursor } = cutPage(found.rows, page, (row) => [new Date(row.at).toISOString(), row.id]);
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
export async function followedPostIds(db: Database, joberId: string, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select post.id from follow join company on company.id = follow.company_id, lateral (
      select id, published_at from post
      where company_id = follow.company_id and status = 'open' and published_at > ${since(now)}
        and (deadline is null or deadline > ${now})
      order by published_at desc, id limit ${named}) as post
    where follow.jober_id = ${joberId} and ${publicCompany('company')}
    order by post.published_at desc, post.id limit ${maxNews}`);
  return rows.map(({ id }) => id);
}
