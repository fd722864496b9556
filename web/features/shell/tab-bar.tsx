import MessageSquare from 'lucide-react/icons/message-square';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Sun from 'lucide-react/icons/sun';
import User from 'lucide-react/icons/user-round';
import { useLocation } from 'react-router';
import { useUnreadCounts } from '#web/features/chat/unread.ts';
import { sectionOf } from '#web/features/page/sections.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Count } from './count.tsx';

/** The five places at the foot of a phone: 找工作, then the seeker's own sections as in the header. */
export function TabBar() {
  const { pathname } = useLocation();
  const { seeker, notices } = useUnreadCounts();
  const cityCode = useSession((state) => state.cityCode) ?? undefined;
  const here = pathname === '/' ? '/jobs' : sectionOf(pathname)?.path;
  const places = [
    { path: '/jobs', label: '找工作', Icon: Search, href: paths.jobs({ cityCode }) },
    { path: '/client/index', label: '今天', Icon: Sun, href: paths.seekerHome() },
    { path: '/resume/delivery', label: '投递', Icon: Send, href: paths.deliveries() },
    { path: '/client/messages', label: '消息', Icon: MessageSquare, href: paths.messages() },
    { path: '/homePage', label: '我', Icon: User, href: paths.homePage() },
  ];
  return (
    <nav aria-label="常用" className="tab-bar">
      {places.map(({ path, label, Icon, href }) => (
        <a key={path} href={href} aria-current={path === here ? 'page' : undefined}>
          <span className="relative">
            <Icon size={22} aria-hidden />
            {label === '消息' && (
              <Count n={seeker + notices} unit="条未读，" className="absolute -top-1.5 left-[58%]" />
            )}
          </span>
          {label}
        </a>
      ))}
    </nav>
  );
}
