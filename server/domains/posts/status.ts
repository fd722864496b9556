import { sql } from 'drizzle-orm';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { isBlocked } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countingFirst } from './own-marks.ts';

/** A seeker's relation to a post. Of several deliveries the one that `countingFirst` ranks first. */
interface CompanyTrust {
  favourite: boolean;
  following: boolean;
  deliveryId: string | null;
  deliveryStatus: DeliveryStatus | null;
  /** The seeker has blocked the company. */
  blocked: boolean;
}

export async function trustWith(
  db: Database,
  joberId: string,
  postId: string,
  companyId: string,
): Promise<CompanyTrust> {
  const { rows } = await db.execute<CompanyTrust & Record<string, unknown>>(sql`
    select
      exists (select from favourite where favourite.jober_id = ${joberId} and favourite.post_id = ${postId}) as favourite,
      exists (select from follow where follow.jober_id = ${joberId} and follow.company_id = ${companyId}) as following,
      ${isBlocked(joberId, companyId)} as blocked,
      sent.id as "deliveryId", sent.status as "deliveryStatus"
    from (select) as one
    left join lateral (
      select delivery.id, delivery.status from delivery
      where delivery.jober_id = ${joberId} and delivery.post_id = ${postId}
      order by ${countingFirst} limit 1
    ) as sent on true`);
  return rows[0] ?? { favourite: false, following: false, blocked: false, deliveryId: null, deliveryStatus: null };
}
