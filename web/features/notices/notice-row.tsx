import { clsx } from 'clsx';
import Bell from 'lucide-react/icons/bell';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Handshake from 'lucide-react/icons/handshake';
import MessageCircle from 'lucide-react/icons/message-circle';
import Rss from 'lucide-react/icons/rss';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { type NoticeTopic, noticeTopics } from '#contract/notifications/notice-topics.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { agoText, daysUntil } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { projectOf, type Thread } from './fold-notices.ts';

const HOUR = 3_600_000;

/** Of today and yesterday the hour, before that the day with its hour. */
function whenText(at: string): string {
  const now = Date.now();
  const days = -daysUntil(at, now);
  if (days === 0) return now - Date.parse(at) < HOUR ? agoText(at, now) : timeOfDay(at);
  if (days === 1) return `昨天 ${timeOfDay(at)}`;
  return days < 30 ? `${monthDay(at)} ${timeOfDay(at)}` : agoText(at, now);
}

const UnreadMark = () => (
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

interface Props {
  thread: Thread;
  /** A company reads about people, a seeker about schools. */
  isCompany?: boolean;
  /** Marks all of the thread as read. */
  onRead(): void;
}

/** What happened last with one delivery, with whom and which post; or any other notice. */
export function NoticeRow({ thread, isCompany = false, onRead }: Props) {
  const [notice] = thread;
  const { kind, topic, title, body, who, post, detail, link, createdAt } = notice;
  /** Its organiser stands before the year. */
  const project = projectOf(notice).replace(/^\S* (?=\d{4} 年)/, '');
  const [event, more] = project ? stepOf(notice) : [title, who && detail];
  const name = who || project;
  const unread = thread.some(({ readAt }) => readAt === null);
  return (
    <li className="@container border-b border-line last:border-b-0">
      <Press
        link={link}
        unread={unread}
        className="flex w-full items-start gap-3 px-5 py-3.5 hover:bg-fill max-sm:px-4 @4xl:items-center"
        onRead={onRead}
      >
        {!who && <TopicIcon topic={topic} kind={kind} />}
        {who && (isCompany ? <Avatar name={who} size={40} /> : <CompanyLogo name={who} src={null} size={40} />)}
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 text-14 *:min-w-0 @4xl:grid-cols-[18rem_minmax(0,1fr)_6rem]">
          <span className="flex flex-wrap items-center gap-x-2">
            <b className={clsx('text-14 text-ink-1', !unread && 'font-semibold')}>{event}</b>
            {more && <span className="break-words text-ink-2">{more}</span>}
            {unread && <UnreadMark />}
          </span>
          <time className="tabular text-right text-14 text-ink-3 @4xl:order-last @4xl:col-start-3" dateTime={createdAt}>
            {whenText(createdAt)}
          </time>
          <span className="col-span-2 break-words text-ink-3 @4xl:col-span-1">
            {name && <span className="mr-2 text-ink-1">{name}</span>}
            {name ? post : body || noticeTopics[topic].label}
          </span>
        </span>
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

const looks = {
  brand: 'bg-brand-tint text-brand',
  ok: 'bg-ok-tint text-ok-ink',
  warm: 'bg-warm-tint text-warm-ink',
  plain: 'bg-fill text-ink-3',
} as const;

type Picture = [Icon: typeof Bell, look?: keyof typeof looks];

const pictures: Record<NoticeTopic, Picture> = {
  interview: [CalendarCheck, 'brand'],
  offer: [Handshake, 'ok'],
  delivery: [Send],
  post: [Briefcase],
  alert: [Rss],
  exam: [FileText, 'brand'],
  fair: [Ticket],
  money: [Wallet],
  chat: [MessageCircle],
  team: [ShieldCheck],
  system: [Bell],
};

/** Events that are told most: one picture for all of a topic would say nothing. */
const ofKind: Record<string, Picture> = {
  'delivery.open': [Eye],
  'delivery.shortlist': [Star, 'ok'],
  'delivery.reject': [CircleX],
  'delivery.close': [CircleX],
  'delivery.withdraw': [CircleX],
  'delivery.decline-offer': [CircleX],
  'delivery.decline-interview': [CircleX],
  'delivery.back-out': [CircleX],
  'delivery.overdue': [Clock, 'warm'],
};

interface Pictured {
  topic: NoticeTopic;
  kind: string;
}

const pictureOf = ({ topic, kind }: Pictured): Picture => ofKind[kind] ?? pictures[topic];

/** What a notice is about, at a glance: blue for dates, green for good news, orange for what is late. */
function TopicIcon(notice: Pictured) {
  const [Icon, look = 'plain'] = pictureOf(notice);
  return (
    <span aria-hidden="true" className={`grid size-10 flex-none place-items-center rounded-ctl ${looks[look]}`}>
      <Icon size={18} strokeWidth={1.75} />
    </span>
  );
}
