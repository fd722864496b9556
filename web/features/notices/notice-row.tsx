import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Notification } from '#contract/notifications/notifications.ts';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { agoText, daysUntil } from '#web/features/time/time-text.ts';
import { TopicIcon } from './topic-icon.tsx';

const HOUR = 3_600_000;

/** Under 今天 and 昨天 the hour, in the days before the day with its hour. */
export function whenText(at: string): string {
  const now = Date.now();
  const days = -daysUntil(at, now);
  if (days === 0 && now - Date.parse(at) < HOUR) return agoText(at, now);
  if (days <= 1) return timeOfDay(at);
  return days < 30 ? `${monthDay(at)} ${timeOfDay(at)}` : agoText(at, now);
}

/** Kinds that wait for the reader's answer. */
const asks = new Set(['delivery.invite', 'delivery.pass', 'delivery.change-offer', 'delivery.propose-time']);

/** One notice: topic, event, time; following its link marks it as read. */
export function NoticeRow({ notice, onRead }: { notice: Notification; onRead(): void }) {
  const unread = notice.readAt === null;
  const calls = unread && notice.link !== '' && asks.has(notice.kind);
  /** That a school looked is said in one line once it was read; its title would say it twice. */
  const isLine = notice.kind === 'delivery.open' && !unread;
  const inside = (
    <>
      <TopicIcon topic={notice.topic} kind={notice.kind} />
      <span className="min-w-0 flex-1">
        <span
          className={clsx(
            !isLine && 'block text-16 text-ink-1',
            unread ? 'font-semibold' : asks.has(notice.kind) && 'font-medium',
          )}
        >
          <time
            className="tabular float-right ml-3 text-12 leading-6 font-normal text-ink-3"
            dateTime={notice.createdAt}
          >
            {whenText(notice.createdAt)}
          </time>
          <span className={clsx(isLine && 'sr-only')}>{notice.title}</span>
          {unread && (
            <span aria-hidden className="mb-0.5 ml-1.5 inline-block size-2 rounded-full bg-brand-solid align-middle" />
          )}
          {unread && <span className="sr-only">（未读）</span>}
        </span>
        <span
          className={clsx(
            'mt-0.5 block text-13 leading-5.5 break-words [text-spacing-trim:trim-start]',
            unread ? 'text-ink-2' : 'text-ink-3',
          )}
        >
          {notice.body}
        </span>
      </span>
      {calls ? (
        <span className="btn btn-filled btn-s flex-none" aria-hidden="true">
          去答复
        </span>
      ) : (
        <ChevronRight size={18} className={clsx('flex-none text-ink-4', !notice.link && 'invisible')} aria-hidden />
      )}
    </>
  );
  const look = clsx(
    'flex w-full items-center gap-4 px-5 py-3.5 text-left max-sm:gap-3 max-sm:px-4',
    calls && 'bg-brand-tint',
    isLine && 'py-2!',
  );
  return (
    <li className="border-b border-line last:border-b-0">
      {notice.link ? (
        <a href={notice.link} className={clsx(look, 'hover:bg-fill')} onClick={unread ? onRead : undefined}>
          {inside}
        </a>
      ) : (
        <button
          type="button"
          className={clsx(look, 'cursor-pointer hover:bg-fill')}
          disabled={!unread}
          onClick={onRead}
        >
          {inside}
        </button>
      )}
    </li>
  );
}
