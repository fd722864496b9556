import { sql } from 'drizzle-orm';
import { isBlocked } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Whether a company may see a seeker's record: those who show themselves to all (公开) and did not block it, and those who delivered to it and did
 * not take that back (仅投递可见). Who hides is seen only in the snapshots they sent.
 */
export async function mayCompanySeeJober(db: Database, companyId: string, joberId: string): Promise<boolean> {
  const { rows } = await db.execute<{ sees: boolean }>(sql`
    select (jober.privacy = 'public' and not ${isBlocked(joberId, companyId)}) or (jober.privacy = 'delivered' and exists (
      select from delivery
      where delivery.jober_id = jober.id and delivery.company_id = ${companyId} and delivery.status <> 'withdrawn'
    )) as sees
    from jober where jober.id = ${joberId}`);
  return rows[0]?.sees ?? false;
}
