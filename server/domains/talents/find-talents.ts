import { sql } from 'drizzle-orm';
import type { TalentFilters } from '#contract/talents.ts';
import type { Database } from '#server/platform/database/database.ts';
import { TOTAL_CAP } from '#server/platform/paging.ts';
import { condition, keywordQuery } from './talent-query.ts';

export const SHEET = 20;
/** The best of so many who were active last stand first; older ones would rank low anyway. */
const RANKED = 2_000;

interface Asked extends TalentFilters {
  sort: 'fit' | 'newest';
  page?: number | undefined;
}

/** One sheet of ids, and how many there are up to the cap. */
export async function findTalents(db: Database, asked: Asked, hidden: readonly string[], now: Date) {
  const where = condition(asked, hidden, now);
  const offset = ((asked.page ?? 1) - 1) * SHEET;
  const strong = keywordQuery(asked.keyword, true);
  const said = strong ? sql`(talent_search.tsv @@ ${strong}::tsquery)::int` : sql`0`;
  const newest = sql`select talent_search.jober_id from talent_search where ${where}
    order by talent_search.active_at desc, talent_search.jober_id desc limit ${SHEET} offset ${offset}`;
  const fit = sql`
    select jober_id from (
      select talent_search.jober_id, talent_search.active_at, talent_search.completeness, ${said} as said
      from talent_search where ${where}
      order by talent_search.active_at desc, talent_search.jober_id desc limit ${RANKED}
    ) as found
    order by said desc, completeness - extract(epoch from ${now}::timestamptz - active_at) / 86400 desc, jober_id desc
    limit ${SHEET} offset ${offset}`;
  const { rows } = await db.execute<{ jober_id: string }>(asked.sort === 'newest' ? newest : fit);
  const { rows: counted } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (select from talent_search where ${where} limit ${TOTAL_CAP + 1}) as found`);
  return { ids: rows.map(({ jober_id }) => jober_id), found: counted[0]?.n ?? 0 };
}
