import { sql } from 'drizzle-orm';
import { openDeliveryStates } from '#contract/deliveries/open-delivery.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Tells those whose deliveries wait for an answer that the post takes no more, and whether it is because it was filled; they can
 * still be answered.
 */
export async function notifySeekers(tx: Database, postIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await tx.execute<{ accountId: string; title: string; deliveryId: string; isFilled: boolean }>(sql`
    select post.title, jober.account_id as "accountId", delivery.id as "deliveryId",
      (select count(*) from delivery hired where hired.post_id = post.id and hired.status in ('accepted', 'hired'))
        >= post.headcount as "isFilled"
    from delivery join post on post.id = delivery.post_id join jober on jober.id = delivery.jober_id
    where delivery.post_id = any(${sql.param(postIds)}::bigint[])
      and delivery.status = any(${sql.param(openDeliveryStates)}::text[])`);
  await notifyAll(
    tx,
    rows.map(({ accountId, title, deliveryId, isFilled }) => ({
      accountId,
      kind: 'post.closed',
      title: isFilled ? '职位已招满' : '职位已停止招聘',
      body: `“${title}”${isFilled ? '已招满并' : '已'}停止招聘，你的投递仍在处理中。`,
      link: `/resume/delivery?id=${deliveryId}`,
      effectKey: `delivery:${deliveryId}:post-closed:${now.getTime()}`,
      now,
    })),
  );
}
