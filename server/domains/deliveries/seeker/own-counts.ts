import { sql } from 'drizzle-orm';
import { type DeliveryGroup, endedDeliveryStates } from '#contract/deliveries/delivery-groups.ts';
import { statusIn } from '#database/schema/columns.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';

/** `groupOf` of delivery-groups.ts for a row of `delivery`. */
export const groupSql = (now: Date) => sql<string>`case
  when ${statusIn(endedDeliveryStates, 'delivery')} then 'ended'
  when delivery.status = 'offer' then 'mine'
  when delivery.status = 'interview' and (
    select interview.status = 'waiting' and coalesce((interview.slots ->> -1)::timestamptz, interview.starts_at) > ${now}
    from interview
    where interview.delivery_id = delivery.id order by interview.created_at desc, interview.id desc limit 1) then 'mine'
  else 'open' end`;

/** Number of deliveries per group. */
export async function ownCounts(db: Database, joberId: string, now: Date) {
  const counted = await rowsOf(db, { group: typed<Exclude<DeliveryGroup, 'all'>>(), n: 'number' })`
    select ${groupSql(now)} as group, count(*)::int as n from delivery
      where delivery.jober_id = ${joberId} group by 1`;
  const counts = { mine: 0, open: 0, ended: 0, all: 0 };
  for (const { group, n } of counted) {
    counts[group] += n;
    counts.all += n;
  }
  return counts;
}
