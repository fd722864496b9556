import { countText, useUnreadCounts } from '#web/features/chat/unread.ts';
import { SectionLink } from '#web/features/console/section-link.tsx';
import { useSession } from '#web/session/session-store.ts';
import { useDay } from '../use-day.ts';
import { useLock } from './certification.ts';
import { QuotaFoot } from './quota-foot.tsx';
import { isFor, sections } from './sections.ts';

const parts = [
  { label: null, links: sections.filter(({ manages }) => !manages) },
  { label: '管理', links: sections.filter(({ manages }) => manages) },
];

/** A section that is closed to the company still leads to its page, which says why. */
function Entry(props: Parameters<typeof SectionLink>[0]) {
  const lock = useLock(props.path);
  return <SectionLink {...props} locked={lock?.title} />;
}

/** The way through the console; 205 px wide (seed, section 9). */
export function Sidebar() {
  const role = useSession((state) => state.companyJober?.role);
  const day = useDay();
  const { company: messages } = useUnreadCounts();
  const counts = { toAnswer: day.data?.toAnswer ?? 0, messages };
  const countOf = (badge: keyof typeof counts | undefined) =>
    badge && counts[badge] > 0 ? countText(counts[badge]) : undefined;
  return (
    <nav
      aria-label="单位中心"
      className="sticky top-14 hidden h-[calc(100vh-56px)] w-(--w-sidebar) shrink-0 flex-col overflow-y-auto border-r border-line bg-surface p-2.5 lg:flex"
      data-testid="sidebar"
    >
      {parts.map(({ label, links }) => (
        <div key={label}>
          {label && <p className="px-3 pt-3 pb-1.5 text-12 text-ink-3">{label}</p>}
          {links
            .filter((section) => isFor(section, role))
            .map(({ path, label, icon, badge, end }) => (
              <Entry key={path} path={path} label={label} icon={icon} count={countOf(badge)} end={end} />
            ))}
        </div>
      ))}
      <QuotaFoot />
    </nav>
  );
}
