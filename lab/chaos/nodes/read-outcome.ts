import { sql } from 'drizzle-orm';
import { serverModules } from '#modules/server.ts';
import type { Database } from '#server/platform/database/database.ts';
import { intervalTaskKinds } from '#server/schedule/interval-jobs.ts';
import type { History, StoredDelivery } from './history.ts';

/**
 * The database's state at the end of a run. Jobs are counted first: a job that ends between the two queries is then visible by
 * its effect, in the reverse order it would be missed by both. Notices that wait for the end of somebody's quiet hours do not count.
 * Moves are in the order of the alphabet: nodes whose clocks differ write them in another order than they happened.
 */
export async function readOutcome(db: Database): Promise<Pick<History, 'stored' | 'notices' | 'jobs'>> {
  const jobs = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from job where kind <> all(${sql.param(intervalTaskKinds({ modules: serverModules }))}::text[])
      and (attempts > 0 or run_at <= now() + interval '1 minute')`,
  );
  const stored = await db.execute<StoredDelivery & Record<string, unknown>>(sql`
    select d.id::text, d.status,
      (select string_agg(e.move, ' ' order by e.move) from delivery_event e where e.delivery_id = d.id and e.move <> 'view') as moves
    from delivery d`);
  const notices = await db.execute<{ of: string; times: number }>(sql`
    select kind || ' ' || split_part(effect_key, ':', 2) || ' to the ' || split_part(effect_key, ':', 4) as of, count(*)::int as times
    from notification where effect_key like 'delivery:%' group by 1`);
  return { stored: stored.rows, notices: notices.rows, jobs: jobs.rows[0]?.n ?? 0 };
}
