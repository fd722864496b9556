import { and, desc, eq, inArray } from 'drizzle-orm';
import { standingDeliveryStates } from '#contract/deliveries/open-delivery.ts';
import { delivery } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The seeker's delivery to a post that is open or ended in an accepted offer. */
export async function openDeliveryOf(
  db: Database,
  joberId: string,
  postId: string,
): Promise<{ id: string; status: string } | null> {
  const [row] = await db
    .select({ id: delivery.id, status: delivery.status })
    .from(delivery)
    .where(
      and(eq(delivery.joberId, joberId), eq(delivery.postId, postId), inArray(delivery.status, standingDeliveryStates)),
    )
    .orderBy(desc(delivery.submittedAt))
    .limit(1);
  return row ?? null;
}
