import { and, desc, eq } from 'drizzle-orm';
import { delivery } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Teachers hired by the school, latest first, as candidates for an agreement. */
export function listHired(db: Database, companyId: string) {
  return db
    .select({ deliveryId: delivery.id, name: jober.name, postTitle: post.title })
    .from(delivery)
    .innerJoin(post, eq(post.id, delivery.postId))
    .innerJoin(jober, eq(jober.id, delivery.joberId))
    .where(and(eq(delivery.companyId, companyId), eq(delivery.status, 'hired')))
    .orderBy(desc(delivery.submittedAt), desc(delivery.id))
    .limit(200);
}
