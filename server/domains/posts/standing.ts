import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** What a seeker has to do with a post so far. The newest delivery counts. */
export interface Standing {
  favourite: boolean;
  following: boolean;
  deliveryId: string | null;
  deliveryStatus: string | null;
}

export async function standingWith(
  db: Database,
  joberId: string,
  postId: string,
  companyId: string,
): Promise<Standing> {
  const { rows } = await db.execute<Standing & Record<string, unknown>>(sql`
    select
      exists (select from favourite where favourite.jober_id = ${joberId} and favourite.post_id = ${postId}) as favourite,
      exists (select from follow where follow.jober_id = ${joberId} and follow.company_id = ${companyId}) as following,
      sent.id as "deliveryId", sent.status as "deliveryStatus"
    from (select) as one
    left join lateral (
      select delivery.id, delivery.status from delivery
      where delivery.jober_id = ${joberId} and delivery.post_id = ${postId}
      order by delivery.submitted_at desc limit 1
    ) as sent on true`);
  return rows[0] ?? { favourite: false, following: false, deliveryId: null, deliveryStatus: null };
}
