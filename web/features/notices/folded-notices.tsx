import { useState } from 'react';
import type { Notification } from '#contract/notifications/notifications.ts';
import { foldedText } from './fold-notices.ts';
import { NoticeLine, NoticeRow, rowClass } from './notice-row.tsx';

interface Props {
  /** Of one title and day, the newest first; more than one. */
  notices: readonly [Notification, ...Notification[]];
  onRead(id: string): void;
}

/** Several notices of the same title as one line, which opens to all of them. */
export function FoldedNotices({ notices, onRead }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const unread = notices.filter(({ readAt }) => readAt === null).length;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        className={`${rowClass} cursor-pointer`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <NoticeLine
          notice={notices[0]}
          unread={unread > 0}
          text={foldedText(notices)}
          count={unread > 0 ? `${notices.length} 条，${unread} 条未读` : `${notices.length} 条`}
          end={<span className="link flex-none text-13">{isOpen ? '收起' : '展开'}</span>}
        />
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
