import { and, count, eq, inArray } from 'drizzle-orm';
import { agreedDeliveryStates } from '#contract/deliveries/open-delivery.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { post } from '#database/schema/posts.ts';
import { notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { LockedDelivery } from './store.ts';

/** Asks the company, once per post, to close it when as many people accepted an offer as it sought. */
export async function askToClose(
  tx: Database,
  { postId, companyId, postTitle }: LockedDelivery,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .select({ hired: count(), headcount: post.headcount, status: post.status })
    .from(delivery)
    .innerJoin(post, eq(post.id, delivery.postId))
    .where(and(eq(delivery.postId, postId), inArray(delivery.status, agreedDeliveryStates)))
    .groupBy(post.id);
  if (row?.status !== 'open' || row.hired < row.headcount) return;
  await notifyCompany(tx, {
    companyId,
    kind: 'post.filled',
    title: '职位已招满',
    body: `“${postTitle}”已有 ${row.hired} 人接受录用，达到招聘人数。不再招聘的话，请关闭职位。`,
    link: '/ment',
    effectKey: `post:${postId}:filled`,
    now,
  });
}
