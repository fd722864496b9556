import clsx from 'clsx';
import { NavLink } from 'react-router';
import { countText, useUnreadCounts } from '../../../features/chat/unread.ts';
import { useDay } from '../use-day.ts';
import { sections } from './sections.ts';

/** The way through the console; 205 px wide (seed, section 9). */
export function Sidebar() {
  const day = useDay();
  const { company: messages } = useUnreadCounts();
  const counts = { toAnswer: day.data?.toAnswer ?? 0, messages };
  return (
    <nav
      aria-label="单位中心"
      className="sticky top-14 hidden h-[calc(100vh-56px)] w-(--w-sidebar) shrink-0 border-r border-line bg-surface p-2.5 lg:block"
      data-testid="sidebar"
    >
      {sections.map(({ path, label, icon: Icon, badge }) => (
        <NavLink
          key={path}
          to={path}
          className={({ isActive }) =>
            clsx(
              'mb-1 flex h-10 items-center gap-2.5 rounded-ctl px-3 text-14',
              isActive ? 'bg-brand-tint! font-medium text-brand!' : 'text-ink-2! hover:bg-fill!',
            )
          }
        >
          <Icon size={18} aria-hidden="true" />
          <span className="flex-1">{label}</span>
          {badge && counts[badge] > 0 && (
            <span className="tabular rounded-full bg-err px-1.5 text-12 leading-5 text-surface">
              {countText(counts[badge])}
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
