import { countText, useUnreadCounts } from '#web/features/chat/unread.ts';
import { SectionLink } from '#web/features/console/section-link.tsx';
import { isForMember, sectionsOf } from '#web/features/page/sections.ts';
import { useSession } from '#web/session/session-store.ts';
import { useBoxStrip } from '../box-calls.ts';
import { useLock } from './certification.ts';
import { QuotaFoot } from './quota-foot.tsx';
import { icons } from './section-icons.ts';

const parts = Object.entries(Object.groupBy(sectionsOf('enterprise'), ({ nav }) => nav));

/** A locked section still links to its page, which explains why. */
function Entry(props: Parameters<typeof SectionLink>[0]) {
  const lock = useLock(props.path);
  return <SectionLink {...props} locked={lock?.title} />;
}

/** Navigation of the console; 205 px wide (seed, section 9). */
export function Sidebar() {
  const role = useSession((state) => state.companyJober?.role);
  const strip = useBoxStrip();
  const { company: messages } = useUnreadCounts();
  const counts: Record<string, number> = { '/delivery': strip.data?.today.toAnswer ?? 0, '/connect': messages };
  const countOf = (path: string) => (counts[path] ? countText(counts[path]) : undefined);
  return (
    <nav
      aria-label="单位中心"
      className="sticky top-14 hidden h-[calc(100vh-56px)] w-(--w-sidebar) shrink-0 flex-col overflow-y-auto border-r border-line bg-surface p-2.5 lg:flex"
      data-testid="sidebar"
    >
      {parts.map(([heading, links = []]) => (
        <div key={heading}>
          {heading && <p className="px-3 pt-3 pb-1.5 text-12 text-ink-3">{heading}</p>}
          {links
            .filter((section) => isForMember(section, role))
            .map((section) => (
              <Entry key={section.path} {...section} icon={icons[section.path]} count={countOf(section.path)} />
            ))}
        </div>
      ))}
      <QuotaFoot />
    </nav>
  );
}
