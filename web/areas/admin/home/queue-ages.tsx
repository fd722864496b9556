import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { QueueAge } from '#contract/operators/admin-dashboard.ts';
import { type ReviewQueue, reviewQueues } from '#contract/operators/reviews.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';

export const HOUR = 3_600_000;

/** '40 天', '5 小时' */
export const hoursText = (hours: number) =>
  hours < 1 ? '不到 1 小时' : hours < 48 ? `${Math.round(hours)} 小时` : `${Math.floor(hours / 24)} 天`;

const since = ({ oldestAt }: QueueAge) => (oldestAt ? Date.parse(oldestAt) : Number.POSITIVE_INFINITY);

/** The review queues relative to their 24 hours, the one that has waited longest first. Reviewers can go on to a queue from here. */
export function QueueAges({ queues, days }: { queues: readonly QueueAge[]; days: number }) {
  const role = useSession((state) => state.operator?.role);
  const reviews = role === 'super' || role === 'review';
  const ordered = queues.toSorted(
    (one, other) => since(one) - since(other) || other.overdue - one.overdue || other.waiting - one.waiting,
  );
  const isFirst = (queue: string) => queue === ordered[0]?.queue && ordered[0].waiting > 0;
  return (
    <section
      aria-label="审核队列"
      className="grid auto-cols-fr grid-flow-col gap-px overflow-hidden rounded-card border border-line bg-line max-xl:grid-flow-row max-xl:grid-cols-3 max-sm:grid-cols-1"
    >
      {ordered.map(({ queue, waiting, overdue, oldestAt, decided, averageHours }) => (
        <div key={queue} className="flex flex-col bg-surface p-4">
          <h2 className="text-14 font-medium text-ink-1">{reviewQueues[queue as ReviewQueue]}</h2>
          <p className="mt-1 flex items-baseline gap-1.5">
            <span className="tabular text-24 leading-8 font-semibold text-ink-1">{waiting}</span>
            <span className="text-12 text-ink-3">项待审</span>
            {overdue > 0 && <b className="tabular ml-auto text-14 font-semibold text-err-ink">{overdue} 项超时</b>}
          </p>
          <p className={clsx('text-12', isFirst(queue) ? 'font-medium text-ink-1' : 'text-ink-3')}>
            {oldestAt ? `最久等了 ${hoursText((Date.now() - Date.parse(oldestAt)) / HOUR)}` : '没有等待'}
          </p>
          <p className="text-12 text-ink-3">
            近 {days} 天处理 {decided} 项{averageHours !== null && `，平均 ${hoursText(averageHours)}`}
          </p>
          {reviews && waiting > 0 && (
            <Link
              className={clsx(
                'btn btn-s mt-3 w-full',
                isFirst(queue) ? 'btn-filled bg-brand-solid! text-on-brand! hover:bg-brand-hover!' : 'btn-outline',
              )}
              to={paths.adminReviews({ queue })}
            >
              去审核
            </Link>
          )}
        </div>
      ))}
    </section>
  );
}
