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
import type { NoticeTopic } from '#contract/notifications/notice-topics.ts';

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

const inks = { brand: 'text-brand', ok: 'text-ok-ink', warm: 'text-warm-ink', plain: 'text-ink-2' } as const;

interface Pictured {
  topic: NoticeTopic;
  kind: string;
}

const pictureOf = ({ topic, kind }: Pictured): Picture => ofKind[kind] ?? pictures[topic];

/** The colour of what happened, as of its picture. */
export const inkOf = (notice: Pictured) => inks[pictureOf(notice)[1] ?? 'plain'];

/** What a notice is about, at a glance: blue for dates, green for good news, orange for what is late. */
export function TopicIcon(notice: Pictured) {
  const [Icon, look = 'plain'] = pictureOf(notice);
  return (
    <span aria-hidden="true" className={`grid size-10 flex-none place-items-center rounded-ctl ${looks[look]}`}>
      <Icon size={18} strokeWidth={1.75} />
    </span>
  );
}
