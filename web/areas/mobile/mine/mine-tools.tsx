import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Heart from 'lucide-react/icons/heart';
import Send from 'lucide-react/icons/send';
import Wallet from 'lucide-react/icons/wallet';
import { useUnreadCounts } from '#web/features/chat/unread.ts';
import { paths } from '#web/paths.ts';
import type { Mine } from './use-mine.ts';

interface Tool {
  label: string;
  /** What stands there now. */
  note: string;
  Icon: LucideIcon;
  href: string;
}

/** The seeker's own pages, with what stands there now. */
export function MineTools({ mine: { deliveries, favourites, viewers } }: { mine: Mine }) {
  const { notices } = useUnreadCounts();
  const sent = deliveries && `${deliveries.counts.all} 份，${deliveries.counts.open} 份进行中`;
  const tools: Tool[] = [
    { label: '投递记录', note: sent ?? '每一步都有时间', Icon: Send, href: paths.mobileDeliveries() },
    {
      label: '收藏与订阅',
      note: favourites ? `${favourites} 个职位` : '有变化会提醒',
      Icon: Heart,
      href: paths.favourites(),
    },
    { label: '谁看过我', note: viewers ? `${viewers} 家单位` : '看过简历的单位', Icon: Eye, href: paths.lookMe() },
    { label: '日程与入场券', note: '面试和招聘会', Icon: CalendarDays, href: paths.seekerCalendar() },
    { label: '我的公招', note: '报名和成绩', Icon: GraduationCap, href: paths.ownExams() },
    { label: '薪资中心', note: '工资条与行情', Icon: Wallet, href: paths.userWages() },
    { label: '通知', note: notices > 0 ? `${notices} 条未读` : '没有未读', Icon: Bell, href: paths.mobileNotices() },
    { label: '30 秒自检', note: '能报哪些岗位', Icon: CircleCheck, href: `${paths.home()}#check` },
  ];
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
      {tools.map(({ label, note, Icon, href }) => (
        <li key={label} className="min-w-0 bg-surface">
          <a className="flex h-full items-center gap-2.5 p-3 sm:flex-col sm:items-start sm:gap-2" href={href}>
            <Icon size={22} strokeWidth={1.8} className="flex-none text-brand" aria-hidden />
            <span className="min-w-0">
              <span className="block text-ink-1">{label}</span>
              <span className="tabular block text-13 text-ink-3">{note}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
