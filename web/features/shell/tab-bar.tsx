import MessageSquare from 'lucide-react/icons/message-square';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Sun from 'lucide-react/icons/sun';
import User from 'lucide-react/icons/user-round';
import { useLocation } from 'react-router';
import type { Page } from '#contract/page.ts';
import { pages } from '#contract/pages.ts';
import { useUnreadCounts } from '#web/features/chat/unread.ts';
import { sectionOf } from '#web/features/page/sections.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Count } from './count.tsx';

/** What waits in the seeker's own sections, by path, and what a screen reader adds. */
export function useOwnCounts(): Partial<Record<string, readonly [n: number, unit: string]>> {
  const { seeker, notices, toAnswer } = useUnreadCounts();
  return { '/client/index': [toAnswer, '件等你答复'], '/client/messages': [seeker + notices, '条未读'] };
}

const places = [
  ['/jobs', Search],
  ['/client/index', Sun],
  ['/resume/delivery', Send],
  ['/client/messages', MessageSquare],
  ['/homePage', User],
] as const;

/** The five places at the foot of a phone: 找工作, then the seeker's own sections as in the header. */
export function TabBar() {
  const { pathname } = useLocation();
  const counts = useOwnCounts();
  const cityCode = useSession((state) => state.cityCode) ?? undefined;
  const here = pathname === '/' ? '/jobs' : sectionOf(pathname)?.path;
  return (
    <nav
      aria-label="常用"
      className="tab-bar foot-bar h-[calc(64px+env(safe-area-inset-bottom))] [view-transition-name:tabs]"
    >
      {places.map(([path, Icon]) => {
        const { title, label = title }: Page = pages[path];
        const [n, unit] = counts[path] ?? [0, ''];
        return (
          <a
            key={path}
            className="flex flex-1 flex-col items-center justify-center gap-0.5 text-12 leading-5 text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-brand"
            href={path === '/jobs' ? paths.jobs({ cityCode }) : path}
            aria-current={path === here ? 'page' : undefined}
          >
            <span className="relative">
              <Icon size={22} aria-hidden />
              <Count strong n={n} unit={unit} className="absolute -top-1.5 left-[58%]" />
            </span>
            {label}
          </a>
        );
      })}
    </nav>
  );
}
