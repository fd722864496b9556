import { clsx } from 'clsx';
import { noticeTopics } from '#contract/notifications/notice-topics.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { TopicIcon } from './topic-icon.tsx';

/** One notice: topic, event, time; following its link marks it as read. */
export function NoticeRow({ notice, onRead }: { notice: Notification; onRead(): void }) {
  const unread = notice.readAt === null;
  const inside = (
    <>
      <TopicIcon topic={notice.topic} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={clsx('cut min-w-0 text-14', unread ? 'font-semibold text-ink-1' : 'text-ink-2')}>
            {notice.title}
            {unread && (
              <span
                aria-hidden
                className="mb-0.5 ml-1.5 inline-block size-2 rounded-full bg-brand-solid align-middle"
              />
            )}
            {unread && <span className="sr-only">（未读）</span>}
          </span>
          <span className="ml-auto flex shrink-0 items-baseline gap-3 text-12 text-ink-3">
            <span className="max-sm:hidden">{noticeTopics[notice.topic].label}</span>
            <time className="tabular" dateTime={notice.createdAt}>
              {agoText(notice.createdAt, Date.now())}
            </time>
          </span>
        </span>
        {notice.body && <span className="mt-0.5 block text-13 break-words text-ink-2">{notice.body}</span>}
      </span>
    </>
  );
  const look = 'flex w-full items-start gap-3 px-5 py-3 text-left max-sm:px-4';
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
