import { clsx } from 'clsx';
import { useState } from 'react';
import type { Notification } from '#contract/notifications/notifications.ts';
import { NoticeRow } from './notice-row.tsx';
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
        className="flex w-full cursor-pointer items-center gap-3 px-5 py-2.5 text-left hover:bg-fill max-sm:px-4"
        onClick={() => setIsOpen(!isOpen)}
      >
        <TopicIcon topic={first.topic} kind={first.kind} />
        <span className="flex min-w-0 flex-1 items-baseline gap-x-4 max-sm:flex-col">
          <span
            className={clsx('w-36 flex-none max-sm:w-auto', unread > 0 ? 'font-semibold text-ink-1' : 'text-ink-2')}
          >
            {first.title} <span className="tabular">{notices.length} 条</span>
          </span>
          <span className="cut min-w-0 flex-1 text-13 text-ink-3 max-sm:max-w-full">
            {unread > 0 && <b className="font-medium text-ink-1">{unread} 条未读，</b>}
            最近一条：{first.body}
          </span>
          <span className="flex-none text-13 text-brand">{isOpen ? '收起' : '展开'}</span>
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
