import { sql } from 'drizzle-orm';
import { deliveryGroupKeys, isInGroup } from '#contract/deliveries/delivery-groups.ts';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import { dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';

const funnelStates = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer'] as const;
const windowMs = 90 * dayMs;

interface Counted extends Record<string, unknown> {
  status: DeliveryState;
  n: number;
}

interface Reached extends Record<string, unknown> {
  /** The furthest step in `funnelStates`, from 0. */
  depth: number;
  n: number;
}

/** Number of deliveries per tab, and of the last 90 days per furthest step. */
export async function ownCounts(db: Database, joberId: string, now: Date) {
  const counted = await db.execute<Counted>(
    sql`select status, count(*)::int as n from delivery where jober_id = ${joberId} group by status`,
  );
  const reached = await db.execute<Reached>(sql`
    select depth, count(*)::int as n from (
      select max(case delivery_event.to_status
        when 'viewed' then 1 when 'shortlisted' then 2 when 'interview' then 3
        when 'offer' then 4 when 'hired' then 4 else 0 end) as depth
      from delivery join delivery_event on delivery_event.delivery_id = delivery.id
      where delivery.jober_id = ${joberId} and delivery.submitted_at > ${new Date(now.getTime() - windowMs)}
      group by delivery.id
    ) as deliveries group by depth`);
  const counts: Record<string, number> = {};
  for (const group of deliveryGroupKeys) {
    counts[group] = counted.rows.filter(({ status }) => isInGroup(group, status)).reduce((sum, { n }) => sum + n, 0);
  }
  const funnel = funnelStates.map((status, depth) => ({
    status,
    n: reached.rows.filter((row) => row.depth >= depth).reduce((sum, { n }) => sum + n, 0),
  }));
  return { counts, funnel };
}
