import { clsx } from 'clsx';
import { useState } from 'react';
import type { Notification } from '#contract/notifications/notifications.ts';
import { NoticeRow, whenText } from './notice-row.tsx';
import { TopicIcon } from './topic-icon.tsx';

interface Props {
  /** Of one title and day, the newest first; more than one. */
  notices: readonly Notification[];
  onRead(id: string): void;
}

/** Several notices of the same title as one line, which opens to all of them. */
export function FoldedNotices({ notices, onRead }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = notices;
  if (!first) return null;
  const unread = notices.filter(({ readAt }) => readAt === null).length;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex w-full cursor-pointer items-center gap-4 px-5 py-3.5 text-left hover:bg-fill max-sm:gap-3 max-sm:px-4"
        onClick={() => setIsOpen(!isOpen)}
      >
        <TopicIcon topic={first.topic} kind={first.kind} />
        <span className="min-w-0 flex-1">
          <span className={clsx('block text-16 text-ink-1 max-sm:text-14', unread > 0 && 'font-semibold')}>
            {first.title} <span className="tabular">{notices.length} 条</span>
          </span>
          <span className="cut mt-0.5 block text-13 leading-5.5 text-ink-3">
            {unread > 0 && <b className="font-medium text-ink-1">{unread} 条未读，</b>}
            最近一条：{first.body}
          </span>
        </span>
        <span className="flex-none self-start pt-1 text-right text-13 text-brand">
          <time className="tabular mb-1 block text-12 text-ink-3" dateTime={first.createdAt}>
            {whenText(first.createdAt)}
          </time>
          {isOpen ? '收起' : '展开'}
        </span>
      </button>
      {isOpen && (
        <ul className="border-t border-line bg-ground">
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onRead={() => onRead(notice.id)} />
          ))}
        </ul>
      )}
    </li>
  );
}
