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

const icons: Record<NoticeTopic, typeof Bell> = {
  interview: CalendarCheck,
  offer: Handshake,
  delivery: Send,
  post: Briefcase,
  alert: Rss,
  exam: FileText,
  fair: Ticket,
  money: Wallet,
  chat: MessageCircle,
  team: ShieldCheck,
  system: Bell,
};

/** Events that are told most: one picture for all of a topic would say nothing. */
const ofKind: Record<string, typeof Bell> = {
  'delivery.open': Eye,
  'delivery.shortlist': Star,
  'delivery.reject': CircleX,
  'delivery.close': CircleX,
  'delivery.overdue': Clock,
};

/** What a notice is about, at a glance; what calls for an answer is blue. */
export function TopicIcon({ topic, kind }: { topic: NoticeTopic; kind: string }) {
  const Icon = ofKind[kind] ?? icons[topic];
  const calls = topic === 'interview' || topic === 'offer';
  return (
    <span
      aria-hidden="true"
      className={`mt-0.5 grid size-9 flex-none place-items-center rounded-ctl ${calls ? 'bg-brand-tint text-brand' : 'bg-fill text-ink-3'}`}
    >
      <Icon size={18} strokeWidth={1.75} />
    </span>
  );
}
