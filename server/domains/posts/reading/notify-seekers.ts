import { sql } from 'drizzle-orm';
import { openDeliveryStates } from '#contract/deliveries/open-delivery.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Tells those whose deliveries wait for an answer that the post takes no more; they can still be answered. */
export async function tellSeekers(tx: Database, postIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await tx.execute<{ accountId: string; title: string; deliveryId: string }>(sql`
    select post.title, jober.account_id as "accountId", delivery.id as "deliveryId"
    from delivery join post on post.id = delivery.post_id join jober on jober.id = delivery.jober_id
    where delivery.post_id = any(${sql.param(postIds)}::bigint[])
      and delivery.status = any(${sql.param(openDeliveryStates)}::text[])`);
  await notifyAll(
    tx,
    rows.map(({ accountId, title, deliveryId }) => ({
      accountId,
      kind: 'post.closed',
      title: '职位已停止招聘',
      body: `“${title}”已停止招聘，你的投递仍在处理中。`,
      link: '/resume/delivery',
      effectKey: `delivery:${deliveryId}:post-closed:${now.getTime()}`,
      now,
    })),
  );
}
