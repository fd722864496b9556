import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { SavedFilters } from '#contract/search/alerts.ts';
import { searchPosts } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SearchSource } from '#server/platform/search-source.ts';

/** Maximum pages of a search that are read: a message with a hundred posts is enough. */
const maxPages = 5;

export interface NewPosts {
  found: number;
  /** There may be more than were read. */
  more: boolean;
  /** Titles of the newest ones. */
  titles: string[];
}

interface Dated extends Record<string, unknown> {
  id: string;
  title: string;
  isNew: boolean;
  /** Refreshed within the period, possibly older. */
  isRecent: boolean;
}

/** A half-open period: after the first moment, up to and including the second. */
export interface Stretch {
  since: Date;
  until: Date;
}

const datesOf = async (db: Database, ids: readonly string[], { since, until }: Stretch): Promise<Dated[]> => {
  const { rows } = await db.execute<Dated>(sql`
    select post.id, title, coalesce(published_at > ${since} and published_at <= ${until}, false) as "isNew",
      coalesce(refreshed_at > ${since}, false) as "isRecent"
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as hit (id, place) join post on post.id = hit.id
    order by place`);
  return rows;
};

/**
 * The search results that were published within a period. A post that was only refreshed is not new. Results are ordered by
 * refresh time, so reading stops at the first page that ends with an older post.
 */
export async function newPosts(
  source: SearchSource,
  filters: SavedFilters,
  stretch: Stretch,
  now: Date,
): Promise<NewPosts> {
  const titles: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const { ids, nextCursor } = await searchPosts(source, { ...filters, sort: 'newest', cursor }, now);
    const dated = await datesOf(source.db, ids, stretch);
    titles.push(...dated.filter(({ isNew }) => isNew).map(({ title }) => title));
    if (nextCursor === null || dated.some(({ isRecent }) => !isRecent))
      return { found: titles.length, more: false, titles };
    cursor = nextCursor;
  }
  return { found: titles.length, more: true, titles };
}

/** Days before its end from which a post closes soon. */
export const soonDays = 3;

/**
 * How many results come to close soon within a period, so that each is counted in one period alone. Of a search with more results
 * than are counted exactly none is.
 */
export async function closingPosts(
  source: SearchSource,
  { within: _, ...filters }: SavedFilters,
  { since, until }: Stretch,
): Promise<number> {
  const openAfter = (moment: Date) => searchPosts(source, filters, new Date(moment.getTime() + soonDays * dayMs));
  const before = await openAfter(since);
  return before.totalIsCapped ? 0 : before.total - (await openAfter(until)).total;
}
