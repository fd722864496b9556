import { sql } from 'drizzle-orm';
import { unansweredDelivery } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';

export type PostNumbers = {
  deliveries: number;
  answered: number;
  /** Deliveries that count for the rate: answered ones, and those neither withdrawn nor closed before an answer. */
  answerable: number;
  unanswered: number;
  /** Deliveries of each of the last 8 days, today last. */
  trend: number[];
};

const TREND_DAYS = 8;

/** Delivery figures of each post, in one query per page. */
export async function postNumbers(db: Database, ids: readonly string[], now: Date): Promise<Map<string, PostNumbers>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string } & PostNumbers>(sql`
    with today as (select (${now}::timestamptz at time zone 'Asia/Shanghai')::date as day)
    select wanted.id, counted.deliveries, counted.answered, counted.answerable, counted.unanswered, days.trend
    from today, unnest(${sql.param(ids)}::bigint[]) as wanted (id)
    cross join lateral (
      select count(*)::int as deliveries,
        count(*) filter (where delivery.answered_at is not null)::int as answered,
        count(*) filter (where delivery.answered_at is not null
          or delivery.status not in ('withdrawn', 'closed'))::int as answerable,
        count(*) filter (where ${unansweredDelivery})::int as unanswered
      from delivery where delivery.post_id = wanted.id
    ) as counted
    cross join lateral (
      select array_agg(coalesce(post_day.deliveries, 0) order by back.n desc) as trend
      from generate_series(0, ${TREND_DAYS - 1}::int) as back (n)
      left join post_day on post_day.post_id = wanted.id and post_day.day = today.day - back.n
    ) as days`);
  return new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
}
