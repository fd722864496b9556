import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { MIN_SAMPLES, TWENTIETHS } from '../../contract/market.ts';

const shares = Array.from({ length: TWENTIETHS }, (_, at) => ((at + 1) / (TWENTIETHS + 1)).toFixed(2));

/**
 * Recomputes 薪酬行情: every open post and every hire within a year is a sample of the post's median monthly pay, in each stage it
 * names and once in the total. Groups with too few samples are dropped. Percentiles are samples themselves, so no amount is
 * averaged. For a transaction.
 */
export async function countSalaries(tx: Database, now: Date): Promise<void> {
  // Reads all posts, which may exceed the statement timeout of a page.
  await tx.execute(sql`set local statement_timeout = '60s'`);
  // One node counts at a time; readers continue with the previous result.
  await tx.execute(sql`lock table salary_market in share row exclusive mode`);
  await tx.execute(sql`delete from salary_market`);
  await tx.execute(sql`
    with sample as (
      select city_code, stages, tenure, role, (month_min + month_max) / 2 as fen, 0 as hire
      from post where status = 'open' and month_min is not null and month_max is not null
        and (deadline is null or deadline > ${now})
      union all
      select post.city_code, post.stages, post.tenure, post.role, (post.month_min + post.month_max) / 2, 1
      from delivery join post on post.id = delivery.post_id
      where delivery.status = 'hired' and delivery.changed_at > ${now}::timestamptz - interval '1 year'
        and post.month_min is not null and post.month_max is not null
    ), cell as (
      select coalesce(city_code, '') as city_code, stage, coalesce(tenure, '') as tenure, coalesce(role, '') as role,
        count(*)::int as n, sum(hire)::int as hires,
        percentile_disc(${sql.raw(`array[${shares}]::float8[]`)}) within group (order by fen) as points
      from sample cross join lateral (select '' as stage union all select unnest(stages)) as taught
      group by stage, cube (city_code, tenure, role)
      having count(*) >= ${MIN_SAMPLES}
    )
    insert into salary_market (city_code, stage, tenure, role, n, hires, points, counted_at)
    select city_code, stage, tenure, role, n, hires, points, ${now} from cell`);
}
