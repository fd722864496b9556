import Briefcase from 'lucide-react/icons/briefcase';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import User from 'lucide-react/icons/user-round';
import { useLocation } from 'react-router';
import { countText, useUnreadCounts } from '#web/features/chat/unread.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';

/** Pages with other buttons at the bottom, or none. */
const bare = new Set([
  '/mobile/details',
  '/mobile/login',
  '/mobile/directLogin',
  '/mobile/baseInfo',
  '/mobile/privacy',
]);

/** Whether the tabs are shown at the bottom of the page. */
export function useHasTabs(): boolean {
  const { pathname, search } = useLocation();
  const talking = pathname === '/mobile/messages' && new URLSearchParams(search).has('id');
  return !bare.has(pathname) && !talking;
}

/** 首页 职位 消息 我的, as bottom tabs. */
export function TabBar() {
  const { pathname } = useLocation();
  const { seeker, notices } = useUnreadCounts();
  const cityCode = useSession((state) => state.cityCode) ?? undefined;
  const unread = seeker + notices;
  const mine = ['/mobile/mine', '/mobile/resume', '/mobile/deliveries'];
  const tabs = [
    { label: '首页', Icon: House, href: paths.mobile({ cityCode }), current: pathname === '/mobile' },
    { label: '职位', Icon: Briefcase, href: paths.mobileList({ cityCode }), current: pathname === '/mobile/list' },
    { label: '消息', Icon: MessageCircle, href: paths.mobileMessages(), current: pathname === '/mobile/messages' },
    { label: '我的', Icon: User, href: paths.mobileMine(), current: mine.includes(pathname) },
  ];
  return (
    <nav aria-label="主导航" className="m-tabs">
      {tabs.map(({ label, Icon, href, current }) => (
        <a
          key={label}
          className="flex flex-col items-center justify-center gap-0.5 min-h-14 text-[0.75rem] leading-[1.3] text-ink-2 [&[aria-current]]:text-brand [&[aria-current]]:font-semibold"
          href={href}
          aria-current={current ? 'page' : undefined}
        >
          <span className="relative">
            <Icon size={23} strokeWidth={1.8} aria-hidden />
            {label === '消息' && unread > 0 && (
              <span className="absolute left-[58%] -top-1.5 min-w-4.5 px-1 rounded-[9px] bg-err-solid text-white text-[11px] font-medium leading-4.5 text-center tabular">
                {countText(unread)}
                <span className="sr-only"> 条未读，</span>
              </span>
            )}
          </span>
          {label}
        </a>
      ))}
    </nav>
  );
}
