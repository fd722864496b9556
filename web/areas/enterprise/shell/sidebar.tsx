import { useLocation, useSearchParams } from 'react-router';
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

/** Beside the board and the open delivery the sections are icons: the columns need the room. */
function useIsNarrow(): boolean {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return pathname === '/delivery' && params.get('view') === 'board' && params.has('id');
}

/** Navigation of the console; 205 px wide (seed, section 9), or icons only. */
export function Sidebar() {
  const narrow = useIsNarrow();
  const role = useSession((state) => state.companyJober?.role);
  const strip = useBoxStrip();
  const { company: messages } = useUnreadCounts();
  const counts: Record<string, number> = { '/delivery': strip.data?.today.toAnswer ?? 0, '/connect': messages };
  const countOf = (path: string) => (counts[path] ? countText(counts[path]) : undefined);
  return (
    <nav
      aria-label="单位中心"
      className={`sticky top-14 hidden h-[calc(100vh-56px)] shrink-0 flex-col overflow-y-auto border-r border-line bg-surface p-2.5 lg:flex ${narrow ? 'w-15' : 'w-(--w-sidebar)'}`}
      data-testid="sidebar"
    >
      {parts.map(([heading, links = []]) => (
        <div key={heading}>
          {heading && !narrow && <p className="px-3 pt-3 pb-1.5 text-12 text-ink-3">{heading}</p>}
          {heading && narrow && <hr className="my-2 border-line" />}
          {links
            .filter((section) => isForMember(section, role))
            .map((section) => (
              <Entry
                key={section.path}
                {...section}
                narrow={narrow}
                icon={icons[section.path]}
                count={countOf(section.path)}
              />
            ))}
        </div>
      ))}
      {!narrow && <QuotaFoot />}
    </nav>
  );
}
