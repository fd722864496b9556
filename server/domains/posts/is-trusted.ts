import { dayMs } from '#contract/months.ts';
import { isTrusted as judge, trustedStates } from '#contract/posts/post-state.ts';
import { publicPostStatus } from '#database/schema/posts.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';

/** A company with three approved posts and none removed in 90 days publishes without review. */
export async function isTrusted(db: Database, companyId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - trustedStates.days * dayMs);
  const row = await rowOf(db, { approved: 'number', removed: 'number' })`
    select
      (select count(*)::int from (
        select 1 from post
        where post.company_id = ${companyId} and post.published_at is not null and ${publicPostStatus}
        limit ${trustedStates.approvedPosts}
      ) as found) as approved,
      (select count(*)::int from (
        select 1 from post join post_event on post_event.post_id = post.id
        where post.company_id = ${companyId} and post.status = 'removed' and post_event.move = 'remove' and post_event.at > ${since}
        limit 1
      ) as found) as removed`;
  return judge(row?.approved ?? 0, row?.removed ?? 0);
}
