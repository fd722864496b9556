import { sql } from 'drizzle-orm';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { standingDeliveryStates } from '#contract/deliveries/open-delivery.ts';
import type { Database } from '#server/platform/database/database.ts';

/** More than any real user has. */
const MOST = 1_000;

const stillCounts = sql.join(
  standingDeliveryStates.map((state) => sql`${state}`),
  sql`, `,
);

/**
 * Which of a seeker's deliveries to one post is relevant: the open or agreed one, of which there is at most one, then the newest.
 * An undone refusal can reopen an older one.
 */
export const countingFirst = sql`(delivery.status in (${stillCounts})) desc, delivery.submitted_at desc`;

interface Marks {
  favourites: string[];
  deliveries: { postId: string; status: DeliveryStatus }[];
}

/** The posts that a seeker favourited or delivered to, for the marks in lists. */
export async function ownMarks(db: Database, joberId: string): Promise<Marks> {
  const stored = await db.execute<{ postId: string }>(sql`
    select post_id as "postId" from favourite where jober_id = ${joberId} order by created_at desc limit ${MOST}`);
  const sent = await db.execute<Marks['deliveries'][number] & Record<string, unknown>>(sql`
    select post_id as "postId", status from (
      select distinct on (delivery.post_id) delivery.post_id, delivery.status, delivery.submitted_at
      from delivery where delivery.jober_id = ${joberId} order by delivery.post_id, ${countingFirst}
    ) as counting order by submitted_at desc limit ${MOST}`);
  return { favourites: stored.rows.map(({ postId }) => postId), deliveries: sent.rows };
}
