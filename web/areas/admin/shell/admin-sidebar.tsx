import { SectionLink } from '../../../features/console/section-link.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-store.ts';
import { sectionsFor } from '../sections.ts';

/** The way through the console, each role its own. */
export function AdminSidebar() {
  const role = useSession((state) => state.operator?.role);
  return (
    <nav
      aria-label="平台管理"
      className="sticky top-14 hidden h-[calc(100vh-56px)] w-(--w-sidebar) shrink-0 overflow-y-auto border-r border-line bg-surface p-2.5 lg:block"
      data-testid="sidebar"
    >
      {sectionsFor(role).map(({ group, sections }) => (
        <div key={group} className="mb-3">
          <p className="px-3 pb-1 text-12 leading-6 text-ink-3">{group}</p>
          {sections.map(({ path, label, icon }) => (
            <SectionLink key={path} path={path} label={label} icon={icon} end={path === paths.admin()} />
          ))}
        </div>
      ))}
    </nav>
  );
}
