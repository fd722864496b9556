import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { noticeTopics } from '#contract/notifications/notice-topics.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { agoText, daysUntil } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { personIn } from './fold-notices.ts';
import { TopicIcon } from './topic-icon.tsx';

const HOUR = 3_600_000;

/** Under 今天 and 昨天 the hour, in the days before the day with its hour. */
function whenText(at: string): string {
  const now = Date.now();
  const days = -daysUntil(at, now);
  if (days === 0 && now - Date.parse(at) < HOUR) return agoText(at, now);
  if (days <= 1) return timeOfDay(at);
  return days < 30 ? `${monthDay(at)} ${timeOfDay(at)}` : agoText(at, now);
}

/** Kinds that wait for the reader's answer. */
const asks = new Set(['delivery.invite', 'delivery.pass', 'delivery.change-offer', 'delivery.propose-time']);

/** A line of the list. */
export const rowClass =
  'flex w-full items-center gap-4 px-5 py-3 text-left hover:bg-fill max-sm:gap-x-3 max-sm:gap-y-2 max-sm:px-4';

interface LineProps {
  notice: Notification;
  unread: boolean;
  /** In place of the notice's own text. */
  text?: string;
  /** After the title. */
  count?: string;
  /** At the end of the line: what is done with it. */
  end?: ReactNode;
}

/** What happened leads, with who and which post; what kind of event it was stands small above it with the time. */
export function NoticeLine({ notice, unread, text = notice.body, count, end }: LineProps) {
  const { kind, topic, title, createdAt } = notice;
  const isEvent = text !== '' && (kind.startsWith('delivery.') || topic === 'exam');
  const person = personIn(notice);
  /** That a school looked is one quiet line once it was read. */
  const isQuiet = kind === 'delivery.open' && !unread;
  return (
    <>
      {person ? <Avatar name={person} size={36} /> : <TopicIcon topic={topic} kind={kind} />}
      <span className="min-w-0 flex-1 max-sm:basis-[calc(100%-48px)]">
        <span className="flex items-center gap-2 text-12 text-ink-3">
          <span className={clsx('cut', unread && 'font-medium text-brand', isQuiet && 'sr-only')}>
            {isEvent ? title : noticeTopics[topic].label}
            {count && <span className="tabular ml-1">{count}</span>}
          </span>
          <time className="tabular flex-none" dateTime={createdAt}>
            {whenText(createdAt)}
          </time>
          {unread && <span aria-hidden className="size-2 flex-none rounded-full bg-brand-solid" />}
          {unread && <span className="sr-only">（未读）</span>}
        </span>
        <span
          className={clsx(
            'block break-words [text-spacing-trim:trim-start]',
            isQuiet ? 'text-13 text-ink-3' : 'text-16 text-ink-1 max-sm:leading-5.5',
            unread ? 'font-semibold' : asks.has(kind) && 'font-medium',
          )}
        >
          {isEvent ? text : title}
        </span>
        {!isEvent && text && <span className="block text-13 leading-5.5 break-words text-ink-2">{text}</span>}
      </span>
      {end}
    </>
  );
}

/** One notice; following its link marks it as read. */
export function NoticeRow({ notice, onRead }: { notice: Notification; onRead(): void }) {
  const { link, kind } = notice;
  const unread = notice.readAt === null;
  const calls = unread && link !== '' && asks.has(kind);
  const inside = (
    <NoticeLine
      notice={notice}
      unread={unread}
      end={
        unread &&
        link && (
          <span
            aria-hidden="true"
            className={clsx('flex-none max-sm:ml-12', calls ? 'btn btn-filled btn-s' : 'link text-13 max-sm:hidden')}
          >
            {calls ? '去答复' : '去看'}
          </span>
        )
      }
    />
  );
  const look = clsx(rowClass, calls && 'bg-brand-tint max-sm:flex-wrap');
  return (
    <li className="border-b border-line last:border-b-0">
      {link ? (
        <a href={link} className={look} onClick={unread ? onRead : undefined}>
          {inside}
        </a>
      ) : (
        <button type="button" className={clsx(look, 'cursor-pointer')} disabled={!unread} onClick={onRead}>
          {inside}
        </button>
      )}
    </li>
  );
}
