import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { noticeTopics } from '#contract/notifications/notice-topics.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { agoText, daysUntil } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { namedIn, type Thread } from './fold-notices.ts';
import { TopicIcon, tintOf } from './topic-icon.tsx';

const HOUR = 3_600_000;

/** Of today and yesterday the hour, before that the day with its hour. */
export function whenText(at: string): string {
  const now = Date.now();
  const days = -daysUntil(at, now);
  if (days === 0) return now - Date.parse(at) < HOUR ? agoText(at, now) : timeOfDay(at);
  if (days === 1) return `昨天 ${timeOfDay(at)}`;
  return days < 30 ? `${monthDay(at)} ${timeOfDay(at)}` : agoText(at, now);
}

/** Kinds that wait for the reader's answer. */
const asks = new Set(['delivery.invite', 'delivery.pass', 'delivery.change-offer', 'delivery.propose-time']);

/** Whether a notice waits for an answer and was not opened yet. */
export const waitsForAnswer = ({ kind, link, readAt }: Notification) =>
  readAt === null && link !== '' && asks.has(kind);

export const UnreadMark = () => (
  <>
    <span aria-hidden className="size-2 flex-none rounded-full bg-brand-solid" />
    <span className="sr-only">（未读）</span>
  </>
);

function Picture({ notice }: { notice: Notification }) {
  const { who, isPerson } = namedIn(notice);
  if (!who) return <TopicIcon topic={notice.topic} kind={notice.kind} />;
  return isPerson ? <Avatar name={who} size={40} /> : <CompanyLogo name={who} src={null} size={40} />;
}

interface PressProps {
  notice: Notification;
  className: string;
  onRead(): void;
  children: ReactNode;
}

/** A notice's link; without one, a press marks it as read. */
function Press({ notice: { link, readAt }, className, onRead, children }: PressProps) {
  const unread = readAt === null;
  return link ? (
    <a href={link} className={className} onClick={unread ? onRead : undefined}>
      {children}
    </a>
  ) : (
    <button type="button" className={clsx(className, 'cursor-pointer text-left')} disabled={!unread} onClick={onRead}>
      {children}
    </button>
  );
}

/** As many events before the last one are named. */
const EARLIER = 3;

interface Props {
  thread: Thread;
  /** Marks all of the thread as read. */
  onRead(): void;
}

/** What happened last with one delivery or project: who, then which post, then the events before it. */
export function NoticeRow({ thread, onRead }: Props) {
  const [notice, ...before] = thread;
  const { kind, topic, title, body, createdAt } = notice;
  const { who, about, detail } = namedIn(notice);
  const unread = thread.some(({ readAt }) => readAt === null);
  const name = who || (topic === 'exam' ? about : '');
  const tint = tintOf(topic, kind);
  // The name of a project takes the whole line.
  const isProject = !who && name !== '';
  const when = (
    <time className="tabular ml-auto flex-none pl-2 text-12 text-ink-3" dateTime={createdAt}>
      {whenText(createdAt)}
    </time>
  );
  return (
    <li className="border-b border-line last:border-b-0">
      <Press
        notice={unread ? { ...notice, readAt: null } : notice}
        className="flex w-full items-start gap-4 px-5 py-3.5 hover:bg-fill max-sm:gap-3 max-sm:px-4"
        onRead={onRead}
      >
        <Picture notice={notice} />
        <span className="min-w-0 flex-1">
          <span className={clsx('flex gap-x-2', who ? 'items-center' : 'items-baseline')}>
            <span
              className={clsx(
                'min-w-0 text-14 text-ink-1',
                who && 'cut',
                unread || asks.has(kind) ? 'font-semibold' : 'font-medium',
              )}
            >
              {name || title}
            </span>
            {unread && <UnreadMark />}
            {!isProject && when}
          </span>
          <span
            className={clsx(
              'mt-0.5 text-13 leading-5.5 break-words text-ink-2',
              isProject ? 'flex items-baseline' : 'block',
            )}
          >
            {name ? (
              <>
                <b className={clsx('font-medium', tint)}>{title}</b>
                {who && about && <span className="ml-2">{about}</span>}
                {detail && !title.includes(detail) && <span className="ml-2 text-ink-3">{detail}</span>}
              </>
            ) : (
              body || noticeTopics[topic].label
            )}
            {isProject && when}
          </span>
          {before.length > 0 && (
            <span className="mt-0.5 block text-12 text-ink-3">
              此前：
              {before
                .slice(0, EARLIER)
                .map((one) => `${one.title} ${monthDay(one.createdAt)}`)
                .join('，')}
            </span>
          )}
        </span>
      </Press>
    </li>
  );
}

/** The day and the hour that a text names: '12-03 14:00', '12月3日周四 14:00'. */
const moment = /(?<![\d-])(\d{1,2})(?:-|月)(\d{1,2})日?\D{0,4}(\d{2}:\d{2})?/;

/** A notice that waits for an answer: its day leads, its button stands at the end. */
export function AskingNotice({ notice, onRead }: { notice: Notification; onRead(): void }) {
  const { who, about, detail } = namedIn(notice);
  const [found = '', month, day, hour] = moment.exec(detail) ?? [];
  // The tile has the moment.
  const rest = detail.replace(found, '').replace(/^[。，\s]+/, '');
  return (
    <li className="flex items-center gap-4 bg-surface p-5 max-sm:flex-wrap max-sm:gap-3 max-sm:p-4">
      {month ? <DateTile top={`${month}-${day}`} bottom={hour ?? '之前'} tint /> : <Picture notice={notice} />}
      <span className="min-w-0 flex-1 max-sm:basis-[calc(100%-64px)]">
        <span className="flex items-center gap-2">
          <b className="cut text-16 font-semibold text-ink-1">{who || notice.title}</b>
          <UnreadMark />
          <time className="tabular ml-auto flex-none text-12 text-ink-3 sm:ml-1" dateTime={notice.createdAt}>
            {whenText(notice.createdAt)}
          </time>
        </span>
        <span className="block text-14 break-words text-ink-2">
          {who && about ? (
            <>
              <b className="mr-2 font-medium text-brand">{notice.title}</b>
              {about}
              {rest && <span className="block text-13 text-ink-3">{rest}</span>}
            </>
          ) : (
            notice.body
          )}
        </span>
      </span>
      <a
        href={notice.link}
        className="btn btn-filled max-sm:ml-14"
        aria-label={`去答复：${notice.title}`}
        onClick={onRead}
      >
        去答复
      </a>
    </li>
  );
}
