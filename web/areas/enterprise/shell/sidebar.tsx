import { useLocation, useSearchParams } from 'react-router';
import { countText, useUnreadCounts } from '#web/features/chat/unread.ts';
import { SectionGroup, SectionLink, SideNav } from '#web/features/console/section-link.tsx';
import { pageAt } from '#web/features/page/page-at.ts';
import { isForMember, sectionsOf } from '#web/features/page/sections.ts';
import { useSession } from '#web/session/session-store.ts';
import { Frame } from '#web/slots.tsx';
import { useBoxStrip } from '../box-calls.ts';
import { useLock } from './certification.ts';
import { QuotaFoot } from './quota-foot.tsx';
import { iconOf } from './section-icons.ts';
import { useIsDesk } from './use-is-desk.ts';

const parts = Object.entries(Object.groupBy(sectionsOf('enterprise'), ({ nav }) => nav));

/** A locked section still links to its page, which explains why. */
function Entry(props: Parameters<typeof SectionLink>[0]) {
  const lock = useLock(props.path);
  return <SectionLink {...props} locked={lock?.title} />;
}

/** Beside the board and the open delivery, and on pages that say so, the sections are icons: the columns need the room. */
function useIsNarrow(): boolean {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  if (pageAt(pathname)?.sections === 'icons') return true;
  return pathname === '/delivery' && params.get('view') === 'board' && params.has('id');
}

/** The sections of the console. */
function Sections({ narrow }: { narrow: boolean }) {
  const role = useSession((state) => state.companyJober?.role);
  const strip = useBoxStrip();
  const { company: messages } = useUnreadCounts();
  const counts: Record<string, number> = { '/delivery': strip.data?.today.toAnswer ?? 0, '/connect': messages };
  const countOf = (path: string) => (counts[path] ? countText(counts[path]) : undefined);
  return (
    <>
      {parts.map(([heading, links = []]) => (
        <SectionGroup key={heading} heading={heading} narrow={narrow}>
          {links
            .filter((section) => isForMember(section, role))
            .map((section) => (
              <Entry
                key={section.path}
                {...section}
                narrow={narrow}
                icon={iconOf(section)}
                count={countOf(section.path)}
              />
            ))}
        </SectionGroup>
      ))}
      {!narrow && <QuotaFoot />}
    </>
  );
}

/** Navigation of the console, or of what a module shows instead; 205 px wide (seed, section 9), or icons only. */
export function Sidebar() {
  const narrow = useIsNarrow();
  if (useIsDesk()) return null;
  return (
    <Frame name="console.sections" form="column" narrow={narrow}>
      <SideNav label="单位中心" narrow={narrow}>
        <Sections narrow={narrow} />
      </SideNav>
    </Frame>
  );
}
