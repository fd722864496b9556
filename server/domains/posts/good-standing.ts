import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

const APPROVED_POSTS = 3;
const CLEAN_DAYS = 90;

/** A company with three approved posts and none removed in 90 days publishes without review. */
export async function inGoodStanding(db: Database, companyId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - CLEAN_DAYS * 86_400_000);
  const { rows } = await db.execute<{ good: boolean }>(sql`
    select
      (select count(*) from (
        select 1 from post
        where post.company_id = ${companyId} and post.published_at is not null and post.status in ('open', 'closed', 'expired')
        limit ${APPROVED_POSTS}
      ) as approved) = ${APPROVED_POSTS}
      and not exists (
        select 1 from post join post_event on post_event.post_id = post.id
        where post.company_id = ${companyId} and post.status = 'removed' and post_event.move = 'remove' and post_event.at > ${since}
      ) as good`);
  return rows[0]?.good === true;
}
