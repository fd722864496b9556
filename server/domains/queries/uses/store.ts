import { sql } from 'drizzle-orm';
import { dayAt, dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { QueryCount } from './query-counts.ts';

/** How long counts are kept. */
const keptDays = 90;
/** A query searched less often on a day is rare: its words might point to a person. */
export const rare = 3;

/** Adds counts to those of the database, in one statement. */
export async function addCounts(db: Database, counts: readonly QueryCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db.execute(sql`
    insert into query_day (day, query, use, detail, n)
    select c.day, c.query, c.use, c.detail, c.n
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c (day date, query text, use text, detail text, n int)
    order by c.day, c.query, c.use, c.detail
    on conflict (day, query, use, detail) do update set n = query_day.n + excluded.n`);
}

/** Deletes counts of more than 90 days ago, and folds the rare queries of past days into a number without words. */
export async function sweepQueries(db: Database, now: Date): Promise<void> {
  const today = dayAt(now);
  await db.execute(sql`delete from query_day where day <= ${dayAt(new Date(now.getTime() - keptDays * dayMs))}::date`);
  await db.execute(sql`
    with seldom as (
      select day, query from query_day where day < ${today}::date and query <> ''
      group by day, query having coalesce(sum(n) filter (where use in ('found', 'nothing')), 0) < ${rare}
    ), gone as (
      delete from query_day using seldom
      where query_day.day = seldom.day and query_day.query = seldom.query
      returning query_day.day, query_day.use, query_day.n
    )
    insert into query_day (day, query, use, detail, n) select day, '', use, '', sum(n) from gone group by day, use
    on conflict (day, query, use, detail) do update set n = query_day.n + excluded.n`);
}
