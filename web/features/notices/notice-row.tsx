import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { noticeTopics } from '#contract/notifications/notice-topics.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { agoText, daysUntil } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { projectOf, type Thread } from './fold-notices.ts';
import { inkOf, TopicIcon } from './topic-icon.tsx';

const HOUR = 3_600_000;

/** Of today and yesterday the hour, before that the day with its hour. */
export function whenText(at: string): string {
  const now = Date.now();
  const days = -daysUntil(at, now);
  if (days === 0) return now - Date.parse(at) < HOUR ? agoText(at, now) : timeOfDay(at);
  if (days === 1) return `昨天 ${timeOfDay(at)}`;
  return days < 30 ? `${monthDay(at)} ${timeOfDay(at)}` : agoText(at, now);
}

export const UnreadMark = () => (
  <>
    <span aria-hidden className="size-2 flex-none rounded-full bg-brand-solid" />
    <span className="sr-only">（未读）</span>
  </>
);

interface PressProps {
  link: string;
  unread: boolean;
  className: string;
  onRead(): void;
  children: ReactNode;
}

/** A notice's link; without one, a press marks it as read. */
function Press({ link, unread, className, onRead, children }: PressProps) {
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

/** The step that a notice of a 公开招聘 tells, and after it what else it says. */
function stepOf({ title, body }: Notification): [step: string, more: string] {
  const step = title.replace(/^公招|^公开招聘/, '');
  const said = body.replace(/^“[^”]*”：?/, '');
  return [step, (said.startsWith(step) ? said.slice(step.length) : said).replace(/^。/, '')];
}

/** As many events before the last one are drawn. */
const EARLIER = 3;

const When = ({ at, className }: { at: string; className: string }) => (
  <time className={`tabular text-right text-12 leading-5.5 text-ink-3 ${className}`} dateTime={at}>
    {whenText(at)}
  </time>
);

/** The events before the last one. */
const Earlier = ({ thread: [, ...before], className }: { thread: Thread; className: string }) => (
  <span className={`tabular flex flex-wrap gap-x-3 text-12 text-ink-3 ${className}`}>
    {before.slice(0, EARLIER).map((one) => (
      <span key={one.id}>
        <span className="sr-only">此前：</span>
        {projectOf(one) ? stepOf(one)[0] : one.title} {monthDay(one.createdAt)}
      </span>
    ))}
  </span>
);

interface LinesProps {
  thread: Thread;
  unread: boolean;
}

/** A seeker reads what happened first, then with whom and which post or project; on a wide page in one line. */
function SeekerLines({ thread, unread }: LinesProps) {
  const [notice] = thread;
  const { topic, title, body, who, post, detail, createdAt } = notice;
  /** Its organiser stands before the year. */
  const project = projectOf(notice).replace(/^\S* (?=\d{4} 年)/, '');
  const [event, more] = project ? stepOf(notice) : [title, who && detail];
  const name = who || project;
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 text-13 @4xl:grid-cols-[18rem_minmax(0,1fr)_auto_6rem] @4xl:items-baseline">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <b className={clsx('text-14', name ? inkOf(notice) : 'text-ink-1', !unread && 'font-medium')}>{event}</b>
        {more && <span className="break-words text-ink-2">{more}</span>}
        {unread && <UnreadMark />}
      </span>
      <When at={createdAt} className="@4xl:order-last" />
      <span className="col-span-2 break-words text-ink-3 @4xl:col-span-1">
        {name && <span className="mr-2 text-ink-1">{name}</span>}
        {name ? post : body || noticeTopics[topic].label}
      </span>
      <Earlier thread={thread} className="col-span-2 @4xl:col-span-1 @max-4xl:empty:hidden" />
    </span>
  );
}

/** Asks for something: all of it stands on one line with its button. */
const isAsking = ({ kind }: Notification) => kind === 'delivery.propose-time';

/** A company reads about whom first; of an interview that the reader holds, whose title is the heading above, when and where. */
function CompanyLines({ thread, unread }: LinesProps) {
  const [notice] = thread;
  const { kind, topic, title, body, who, post, detail, createdAt } = notice;
  const held = kind === 'delivery.interviewer' && detail;
  const asks = isAsking(notice);
  return (
    <span
      className={clsx(
        'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 text-13',
        asks ? '@xl:flex @xl:items-baseline' : who && '@xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6.5rem]',
      )}
    >
      <span className="flex min-w-0 items-center gap-2 text-14">
        <span className={clsx('text-ink-1', who && 'cut', unread ? 'font-semibold' : 'font-medium')}>
          {who || held || title}
        </span>
        {unread && <UnreadMark />}
      </span>
      <When at={createdAt} className={asks ? '@xl:order-last @xl:ml-auto' : who && '@xl:col-start-3'} />
      <span className={clsx('col-span-2 break-words text-ink-3', who ? '@xl:col-span-1' : 'line-clamp-2')}>
        {who || held ? post : body || noticeTopics[topic].label}
      </span>
      {who && (
        <span className="col-span-2 @xl:col-span-1 @xl:col-start-2 @xl:row-span-2 @xl:row-start-1">
          <b className={clsx('mr-2 font-medium', inkOf(notice))}>{title}</b>
          {detail && <span className="break-words text-ink-2">{detail}</span>}
          <Earlier thread={thread} className="mt-0.5 empty:hidden" />
        </span>
      )}
    </span>
  );
}

interface Props {
  thread: Thread;
  /** A company reads about people, a seeker about schools. */
  isCompany?: boolean;
  /** Marks all of the thread as read. */
  onRead(): void;
}

/** What happened last with one delivery, with whom and which post, and the events before it; or any other notice. */
export function NoticeRow({ thread, isCompany = false, onRead }: Props) {
  const [notice] = thread;
  const { kind, topic, who, link } = notice;
  const unread = thread.some(({ readAt }) => readAt === null);
  const asks = isCompany && isAsking(notice);
  const Lines = isCompany ? CompanyLines : SeekerLines;
  return (
    <li className="@container border-b border-line last:border-b-0">
      <Press
        link={link}
        unread={unread}
        className={`flex w-full gap-3 px-5 py-3.5 hover:bg-fill max-sm:px-4 ${asks ? 'items-center' : isCompany ? 'items-start' : 'items-start @4xl:items-center @4xl:py-2.5'}`}
        onRead={onRead}
      >
        {!who && <TopicIcon topic={topic} kind={kind} />}
        {who && (isCompany ? <Avatar name={who} size={40} /> : <CompanyLogo name={who} src={null} size={40} />)}
        <Lines thread={thread} unread={unread} />
        {asks && <span className="btn btn-s btn-filled flex-none">去处理</span>}
      </Press>
    </li>
  );
}

/** A notice that was not sent yet, as its readers will see it. */
export const NoticePreview = (shown: Pick<Notification, 'title' | 'body'> & Partial<Notification>) => (
  <NoticeRow
    thread={[
      {
        ...{ id: '', kind: 'system.broadcast', topic: 'system', link: '', who: '', post: '', detail: '', readAt: null },
        createdAt: new Date().toISOString(),
        ...shown,
      },
    ]}
    onRead={() => undefined}
  />
);
