import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { QueueAge } from '#contract/operators/admin-dashboard.ts';
import { type ReviewQueue, reviewQueues } from '#contract/operators/reviews.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';

const HOUR = 3_600_000;

/** '40 天', '5 小时' */
const hoursText = (hours: number) =>
  hours < 1 ? '不到 1 小时' : hours < 48 ? `${Math.round(hours)} 小时` : `${Math.floor(hours / 24)} 天`;

/** With its space after a word, which none stands before 不到. */
const spaced = (hours: number) => (hours < 1 ? hoursText(hours) : ` ${hoursText(hours)}`);

/** How long the oldest has waited: '最久等了 40 天', '都刚来，不到 1 小时' */
const waitText = (hours: number) => (hours < 1 ? '都是刚来的，不到 1 小时' : `最久等了 ${hoursText(hours)}`);

const since = ({ oldestAt }: QueueAge) => (oldestAt ? Date.parse(oldestAt) : Number.POSITIVE_INFINITY);

/** The review queues relative to their 24 hours, the one that has waited longest first. Reviewers can go on to a queue from here. */
export function QueueAges({ queues, days }: { queues: readonly QueueAge[]; days: number }) {
  const role = useSession((state) => state.operator?.role);
  const reviews = role === 'super' || role === 'review';
  const ordered = queues.toSorted(
    (one, other) => since(one) - since(other) || other.overdue - one.overdue || other.waiting - one.waiting,
  );
  return (
    <ul aria-label="审核队列" className="flex flex-1 flex-col divide-y divide-line">
      {ordered.map((one) => {
        const { queue, waiting, overdue, oldestAt, decided, averageHours } = one;
        const name = reviewQueues[queue as ReviewQueue];
        const isOpen = reviews && waiting > 0;
        return (
          <li
            key={queue}
            className={clsx(
              'relative grid flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_72px_160px_72px]',
              isOpen && 'hover:bg-ground',
            )}
          >
            <div className="min-w-0">
              <h3 className="text-14 font-semibold text-ink-1">
                {isOpen ? (
                  <Link className="text-ink-1 after:absolute after:inset-0" to={paths.adminReviews({ queue })}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </h3>
              <p className="text-12 text-ink-3">
                近 {days} 天处理 {decided} 项{averageHours !== null && `，平均${spaced(averageHours)}`}
              </p>
            </div>
            <p className="flex items-center gap-2 max-sm:order-last">
              <span className="tabular w-6 text-right text-20 leading-7 font-semibold text-ink-1">{waiting}</span>
            </p>
            <p className="tabular text-12 text-ink-3 max-sm:order-last max-sm:text-right">
              {oldestAt ? waitText((Date.now() - Date.parse(oldestAt)) / HOUR) : '没有等待'}
              {overdue > 0 && <b className="block font-semibold text-err-ink">{overdue} 项超时</b>}
            </p>
            {isOpen && (
              <span className="justify-self-end" aria-hidden="true">
                {one === ordered[0] ? (
                  <span className="btn btn-s btn-filled">去审核</span>
                ) : (
                  <ChevronRight size={18} className="text-ink-4" />
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
