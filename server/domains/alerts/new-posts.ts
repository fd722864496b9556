import { sql } from 'drizzle-orm';
import type { SavedFilters } from '#contract/search/alerts.ts';
import { searchPosts } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SearchSource } from '#server/platform/memory-index/memories.ts';

/** Sheets of a search that are looked through: a message that names a hundred posts says enough. */
const maxPages = 5;

export interface NewPosts {
  found: number;
  /** There may be more than were looked at. */
  more: boolean;
  /** Of the newest of them. */
  titles: string[];
}

interface Dated extends Record<string, unknown> {
  id: string;
  title: string;
  isNew: boolean;
  /** Brought up since, be it old. */
  isRecent: boolean;
}

/** After the first moment, the second included. */
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
 * What a search finds that was published in a stretch of time. A post that was only refreshed is not new; the newest stand first, so
 * the first sheet that ends with an older one is the last that is read.
 */
export async function newPosts(
  source: SearchSource,
  filters: SavedFilters,
  stretch: Stretch,
  now: Date,
): Promise<NewPosts> {
  const titles: string[] = [];
  let cursor: string | undefined;
  for (let sheet = 0; sheet < maxPages; sheet += 1) {
    const { ids, nextCursor } = await searchPosts(source, { ...filters, sort: 'newest', cursor }, now);
    const dated = await datesOf(source.db, ids, stretch);
    titles.push(...dated.filter(({ isNew }) => isNew).map(({ title }) => title));
    if (nextCursor === null || dated.some(({ isRecent }) => !isRecent))
      return { found: titles.length, more: false, titles };
    cursor = nextCursor;
  }
  return { found: titles.length, more: true, titles };
}
