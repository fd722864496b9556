import { countText, useUnreadCounts } from '../../../features/chat/unread.ts';
import { SectionLink } from '../../../features/console/section-link.tsx';
import { useDay } from '../use-day.ts';
import { sections } from './sections.ts';

/** The way through the console; 205 px wide (seed, section 9). */
export function Sidebar() {
  const day = useDay();
  const { company: messages } = useUnreadCounts();
  const counts = { toAnswer: day.data?.toAnswer ?? 0, messages };
  const countOf = (badge: keyof typeof counts | undefined) =>
    badge && counts[badge] > 0 ? countText(counts[badge]) : undefined;
  return (
    <nav
      aria-label="单位中心"
      className="sticky top-14 hidden h-[calc(100vh-56px)] w-(--w-sidebar) shrink-0 border-r border-line bg-surface p-2.5 lg:block"
      data-testid="sidebar"
    >
      {sections.map(({ path, label, icon, badge, end }) => (
        <SectionLink key={path} path={path} label={label} icon={icon} count={countOf(badge)} end={end} />
      ))}
    </nav>
  );
}
