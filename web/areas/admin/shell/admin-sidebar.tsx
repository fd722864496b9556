import { countText } from '#web/features/chat/unread.ts';
import { SectionLink } from '#web/features/console/section-link.tsx';
import type { Section } from '#web/features/page/sections.ts';
import { useSession } from '#web/session/session-store.ts';
import { useReviewCounts } from '../reviews/use-reviews.ts';
import { icons, sectionsFor } from '../sections.ts';

/** Navigation of the console, by role. */
export function AdminSidebar() {
  const role = useSession((state) => state.operator?.role);
  const groups = sectionsFor(role);
  const isQueues = ({ path }: Section) => path === '/admin/reviews';
  const reviews = useReviewCounts(groups.some((group) => group.sections.some(isQueues)));
  const waiting = reviews.data?.reduce((sum, one) => sum + one.waiting, 0) ?? 0;
  const countOf = (section: Section) => (isQueues(section) && waiting > 0 ? countText(waiting) : undefined);
  return (
    <nav
      aria-label="平台管理"
      className="sticky top-14 hidden h-[calc(100vh-56px)] w-(--w-sidebar) shrink-0 overflow-y-auto border-r border-line bg-surface p-2.5 lg:block"
      data-testid="sidebar"
    >
      {groups.map(({ group, sections }) => (
        <div key={group} className="mb-3">
          <p className="px-3 pb-1 text-12 leading-6 text-ink-3">{group}</p>
          {sections.map((section) => (
            <SectionLink key={section.path} {...section} icon={icons[section.path]} count={countOf(section)} />
          ))}
        </div>
      ))}
    </nav>
  );
}
