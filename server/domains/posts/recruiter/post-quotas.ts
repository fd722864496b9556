import { sql } from 'drizzle-orm';
import { withinSince } from '#contract/taxonomy/filters/withins.ts';
import { consume, readDailyLimits } from '#server/domains/ledger/public.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

interface Target {
  id: string;
  companyId: string;
  refreshedAt: Date | null;
}

/** How many posts a company has published and refreshed since midnight in Asia/Shanghai. */
export async function postQuotaUsed(
  db: Database,
  companyId: string,
  now: Date,
): Promise<{ posts: number; refreshes: number }> {
  const row = await rowOf(db, { posts: 'number', refreshes: 'number' })`
    select
      count(distinct post_event.post_id) filter (where post_event.move in ('submit', 'publish'))::int as posts,
      count(*) filter (where post_event.move = 'refresh')::int as refreshes
    from post join post_event on post_event.post_id = post.id
    where post.company_id = ${companyId} and post_event.at >= ${withinSince('today', now)}`;
  return row ?? { posts: 0, refreshes: 0 };
}

/**
 * Checks a move against today's limits, beyond which it consumes purchased units. Locks the company's row, so that concurrent
 * calls are serialised.
 * @throws AppError QUOTA_EXCEEDED
 */
export async function spendPostQuota(tx: Database, target: Target, move: string, now: Date): Promise<void> {
  const quota = move === 'refresh' ? 'refreshes' : move === 'submit' || move === 'publish' ? 'posts' : null;
  if (!quota) return;
  const today = withinSince('today', now);
  if (quota === 'refreshes' && target.refreshedAt && target.refreshedAt >= today) {
    throw appError('QUOTA_EXCEEDED', { message: '每个职位每天只能刷新一次' });
  }
  await tx.execute(sql`select 1 from company where id = ${target.companyId} for no key update`);
  const used = await postQuotaUsed(tx, target.companyId, now);
  const { [quota]: limit } = await readDailyLimits(tx);
  if (used[quota] >= limit) {
    const what = quota === 'posts' ? '发布' : '刷新';
    await consume(tx, {
      companyId: target.companyId,
      unit: quota,
      count: 1,
      key: `${quota}:${target.id}:${now.getTime()}`,
      reason: `${what}职位`,
      refusal: `今日${what}次数已用完（每天 ${limit} 次）`,
      now,
    });
  }
}
