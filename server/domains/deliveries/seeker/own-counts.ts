import { sql } from 'drizzle-orm';
import { type DeliveryGroup, endedDeliveryStates } from '#contract/deliveries/delivery-groups.ts';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import { dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';

const funnelStates = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer'] as const;
const windowMs = 90 * dayMs;

interface Counted extends Record<string, unknown> {
  status: DeliveryState;
  group: Exclude<DeliveryGroup, 'all'>;
  n: number;
}

interface Reached extends Record<string, unknown> {
  /** The furthest step in `funnelStates`, from 0. */
  depth: number;
  n: number;
}

const ended = sql.join(
  endedDeliveryStates.map((state) => sql`${state}`),
  sql`, `,
);

/** `groupOf` of delivery-groups.ts for a row of `delivery`. */
export const groupSql = (now: Date) => sql<string>`case
  when delivery.status in (${ended}) then 'ended'
  when delivery.status = 'offer' then 'mine'
  when delivery.status = 'interview' and (
    select interview.status = 'waiting' and coalesce((interview.slots ->> -1)::timestamptz, interview.starts_at) > ${now}
    from interview
    where interview.delivery_id = delivery.id order by interview.created_at desc, interview.id desc limit 1) then 'mine'
  else 'open' end`;

/** Number of deliveries per group, of the ended ones per state, and of the last 90 days per furthest step. */
export async function ownCounts(db: Database, joberId: string, now: Date) {
  const counted = await db.execute<Counted>(
    sql`select delivery.status, ${groupSql(now)} as group, count(*)::int as n from delivery
      where delivery.jober_id = ${joberId} group by 1, 2`,
  );
  const reached = await db.execute<Reached>(sql`
    select depth, count(*)::int as n from (
      select max(case delivery_event.to_status
        when 'viewed' then 1 when 'shortlisted' then 2 when 'interview' then 3
        when 'offer' then 4 else 0 end) as depth
      from delivery join delivery_event on delivery_event.delivery_id = delivery.id
      where delivery.jober_id = ${joberId} and delivery.submitted_at > ${new Date(now.getTime() - windowMs)}
      group by delivery.id
    ) as deliveries group by depth`);
  const counts = { mine: 0, open: 0, ended: 0, all: 0 };
  for (const { group, n } of counted.rows) {
    counts[group] += n;
    counts.all += n;
  }
  const endings = counted.rows.filter(({ group }) => group === 'ended').map(({ status, n }) => ({ status, n }));
  const funnel = funnelStates.map((status, depth) => ({
    status,
    n: reached.rows.filter((row) => row.depth >= depth).reduce((sum, { n }) => sum + n, 0),
  }));
  return { counts, endings, funnel };
}
