import { useNavigate } from 'react-router';
import type { QueueAge } from '#contract/operators/admin-dashboard.ts';
import { type ReviewQueue, reviewQueues } from '#contract/operators/reviews.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';

const HOUR = 3_600_000;

function oldest(at: string | null): string {
  if (at === null) return '没有等待';
  const hours = Math.floor((Date.now() - Date.parse(at)) / HOUR);
  if (hours < 1) return '最久不到 1 小时';
  return hours < 48 ? `最久 ${hours} 小时` : `最久 ${Math.floor(hours / 24)} 天`;
}

/** The review queues relative to their 24 hours. Reviewers can go on to a queue from here. */
export function QueueAges({ queues, days }: { queues: readonly QueueAge[]; days: number }) {
  const navigate = useNavigate();
  const role = useSession((state) => state.operator?.role);
  const reviews = role === 'super' || role === 'review';
  return (
    <section aria-label="审核队列" className="grid grid-cols-4 gap-3 max-lg:grid-cols-2">
      {queues.map(({ queue, waiting, overdue, oldestAt, decided, averageHours }) => (
        <button
          key={queue}
          type="button"
          disabled={!reviews}
          className="flex flex-col items-stretch justify-start rounded-card border border-line bg-surface p-4 text-left enabled:cursor-pointer enabled:hover:border-brand"
          onClick={() => navigate(paths.adminReviews({ queue }))}
        >
          <span className="flex items-baseline justify-between">
            <span className="text-14 font-medium text-ink-1">{reviewQueues[queue as ReviewQueue]}</span>
            {overdue > 0 && <span className="text-12 text-err-ink">{overdue} 项超时</span>}
          </span>
          <span className="mt-1 flex flex-wrap items-baseline gap-x-1">
            <span className="tabular text-24 leading-8 font-semibold text-ink-1">{waiting}</span>
            <span className="text-12 text-ink-3">项待审</span>
            <span className="ml-auto text-12 text-ink-3">{oldest(oldestAt)}</span>
          </span>
          <span className="block text-12 text-ink-3">
            近 {days} 天处理 {decided} 项{averageHours !== null && `，平均等待 ${averageHours} 小时`}
          </span>
        </button>
      ))}
    </section>
  );
}
