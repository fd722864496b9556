import { sql } from 'drizzle-orm';
import { dayAt } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Counts a delivery to a post, in total and by day (Asia/Shanghai). */
export async function countDelivery(tx: Database, postId: string, now: Date): Promise<void> {
  await tx.execute(sql`update post set delivery_count = delivery_count + 1 where id = ${postId}`);
  await tx.execute(sql`
    insert into post_day (post_id, day, deliveries) values (${postId}, ${dayAt(now)}, 1)
    on conflict (post_id, day) do update set deliveries = post_day.deliveries + 1`);
}
