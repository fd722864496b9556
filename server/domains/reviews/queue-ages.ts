import type { QueueAge } from '#contract/operators/admin-dashboard.ts';
import { reviewQueues } from '#contract/operators/reviews.ts';
import type { ServerModule } from '#server/module.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { countWaiting } from './waiting.ts';

/** The pending items of each queue, and how long the items decided since then had waited. */
export async function queueAges(
  db: Database,
  since: Date,
  now: Date,
  modules: readonly ServerModule[],
): Promise<QueueAge[]> {
  const rows = await rowsOf(db, { queue: 'string', decided: 'number', hours: 'number' })`
    select review_decision.queue, count(*)::int as decided, avg(review_decision.waited_seconds)::float8 / 3600 as hours
    from review_decision where review_decision.at >= ${since} group by review_decision.queue`;
  const waiting = await countWaiting(db, Object.keys(reviewQueues), { now, modules });
  return waiting.map((one) => {
    const done = rows.find(({ queue }) => queue === one.queue);
    return {
      ...one,
      decided: done?.decided ?? 0,
      averageHours: done ? Math.round(done.hours * 10) / 10 : null,
    };
  });
}
