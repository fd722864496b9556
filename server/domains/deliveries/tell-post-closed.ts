import { and, eq, inArray } from 'drizzle-orm';
import { openDeliveryStates } from '#contract/states/delivery.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Tells the seekers whose deliveries to a post are open that it takes no more; theirs stay answerable. For the transaction
 * of the post's closing, expiry or removal; once a delivery and moment.
 */
export async function tellPostClosed(tx: Database, postId: string, now: Date): Promise<void> {
  const open = await tx
    .select({ id: delivery.id, accountId: jober.accountId, title: post.title })
    .from(delivery)
    .innerJoin(post, eq(post.id, delivery.postId))
    .innerJoin(jober, eq(jober.id, delivery.joberId))
    .where(and(eq(delivery.postId, postId), inArray(delivery.status, [...openDeliveryStates])));
  await notifyAll(
    tx,
    open.map(({ id, accountId, title }) => ({
      accountId,
      kind: 'post.closed',
      title: '职位已停止招聘',
      body: `“${title}”已停止招聘，你的投递仍在处理中。`,
      link: '/resume/delivery',
      effectKey: `delivery:${id}:post-closed:${now.getTime()}`,
      now,
    })),
  );
}
