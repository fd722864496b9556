import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Heart from 'lucide-react/icons/heart';
import Wallet from 'lucide-react/icons/wallet';
import { countText, useUnreadCounts } from '#web/features/chat/unread.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';

interface Tool {
  label: string;
  Icon: LucideIcon;
  href: string;
  unread?: number;
}

/** The seeker's own pages that stand nowhere else on 我的. */
export function MineTools() {
  const { notices } = useUnreadCounts();
  const tools: Tool[] = [
    { label: '通知', Icon: Bell, href: paths.mobileNotices(), unread: notices },
    { label: '收藏与订阅', Icon: Heart, href: paths.favourites() },
    { label: '日程与入场券', Icon: CalendarDays, href: paths.seekerCalendar() },
    { label: '我的公招', Icon: GraduationCap, href: paths.ownExams() },
    { label: '薪资中心', Icon: Wallet, href: paths.userWages() },
    { label: '30 秒自检', Icon: CircleCheck, href: `${paths.home()}#check` },
  ];
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] rounded-card border border-line bg-surface py-2">
      {tools
        .filter(({ href }) => isKnownLink(href))
        .map(({ label, Icon, href, unread = 0 }) => (
          <li key={label}>
            <a className="flex flex-col items-center gap-1 py-2.5 text-13 text-ink-1" href={href}>
              <span className="relative">
                <Icon size={24} strokeWidth={1.6} className="text-brand" aria-hidden />
                {unread > 0 && (
                  <span className="tabular absolute -top-1.5 left-[58%] min-w-4.5 rounded-[9px] bg-err-solid px-1 text-center text-[11px] leading-4.5 font-medium text-white">
                    {countText(unread)}
                    <span className="sr-only"> 条未读，</span>
                  </span>
                )}
              </span>
              {label}
            </a>
          </li>
        ))}
    </ul>
  );
}
