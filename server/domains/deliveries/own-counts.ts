import { sql } from 'drizzle-orm';
import type { DeliveryState } from '#contract/states/delivery.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The tabs of 投递记录: every state is in exactly one. */
export const groups = {
  open: ['submitted', 'viewed', 'shortlisted'],
  interview: ['interview'],
  offer: ['offer', 'hired'],
  rejected: ['rejected', 'closed'],
  withdrawn: ['withdrawn', 'declined'],
} as const satisfies Record<string, readonly DeliveryState[]>;
export type Group = keyof typeof groups;

const funnelStates = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer'] as const;
const windowMs = 90 * 86_400_000;

interface Counted extends Record<string, unknown> {
  status: DeliveryState;
  n: number;
}

interface Reached extends Record<string, unknown> {
  /** How far along `funnelStates` a delivery came, from 0. */
  depth: number;
  n: number;
}

/** How many deliveries stand in each tab, and how many of the last 90 days came how far. */
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
  const of = (states: readonly string[]) =>
    counted.rows.filter(({ status }) => states.includes(status)).reduce((sum, { n }) => sum + n, 0);
  const counts: Record<string, number> = { all: counted.rows.reduce((sum, { n }) => sum + n, 0) };
  for (const [group, states] of Object.entries(groups)) counts[group] = of(states);
  const funnel = funnelStates.map((status, depth) => ({
    status,
    n: reached.rows.filter((row) => row.depth >= depth).reduce((sum, { n }) => sum + n, 0),
  }));
  return { counts, funnel };
}
