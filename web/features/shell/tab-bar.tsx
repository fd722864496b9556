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
  const { seeker, notices, toAnswer } = useUnreadCounts();
  const cityCode = useSession((state) => state.cityCode) ?? undefined;
  const here = pathname === '/' ? '/jobs' : sectionOf(pathname)?.path;
  const places = [
    { path: '/jobs', label: '找工作', Icon: Search, n: 0, unit: '', href: paths.jobs({ cityCode }) },
    { path: '/client/index', label: '今天', Icon: Sun, n: toAnswer, unit: '件等你答复，', href: paths.seekerHome() },
    { path: '/resume/delivery', label: '投递', Icon: Send, n: 0, unit: '', href: paths.deliveries() },
    {
      path: '/client/messages',
      label: '消息',
      Icon: MessageSquare,
      n: seeker + notices,
      unit: '条未读，',
      href: paths.messages(),
    },
    { path: '/homePage', label: '我', Icon: User, n: 0, unit: '', href: paths.homePage() },
  ];
  return (
    <nav aria-label="常用" className="tab-bar">
      {places.map(({ path, label, Icon, href, n, unit }) => (
        <a
          key={path}
          className="flex flex-col items-center justify-center gap-0.5 text-12 leading-5 text-ink-2 aria-current:font-semibold aria-current:text-brand"
          href={href}
          aria-current={path === here ? 'page' : undefined}
        >
          <span className="relative">
            <Icon size={22} aria-hidden />
            <Count strong n={n} unit={unit} className="absolute -top-1.5 left-[58%]" />
          </span>
          {label}
        </a>
      ))}
    </nav>
  );
}
