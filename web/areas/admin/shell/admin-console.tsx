import { Button } from 'antd';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { operatorRoles } from '#contract/operators/acts.ts';
import { countText } from '#web/features/chat/unread.ts';
import { ConsoleFrame } from '#web/features/console/console-frame.tsx';
import { SectionLink, SideNav } from '#web/features/console/section-link.tsx';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { isForOperator, type Section, sectionOf } from '#web/features/page/sections.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { useReviewCounts } from '../reviews/use-reviews.ts';
import { iconOf, sectionsFor } from '../sections.ts';
import { AdminTopBar } from './admin-top-bar.tsx';

/** Navigation of the console, by role. */
function AdminSidebar() {
  const role = useSession((state) => state.operator?.role);
  const groups = sectionsFor(role);
  const isQueues = ({ path }: Section) => path === '/admin/reviews';
  const reviews = useReviewCounts(groups.some((group) => group.sections.some(isQueues)));
  const waiting = reviews.data?.reduce((sum, one) => sum + one.waiting, 0) ?? 0;
  const countOf = (section: Section) => (isQueues(section) && waiting > 0 ? countText(waiting) : undefined);
  return (
    <SideNav label="平台管理">
      {groups.map(({ group, sections }) => (
        <div key={group} className="mb-3">
          <p className="px-3 pb-1 text-12 leading-6 text-ink-3">{group}</p>
          {sections.map((section) => (
            <SectionLink key={section.path} {...section} icon={iconOf(section)} count={countOf(section)} />
          ))}
        </div>
      ))}
    </SideNav>
  );
}

/** A section without access shows a message instead; its calls would only be refused. */
function AdminGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const role = useSession((state) => state.operator?.role);
  const section = sectionOf(pathname);
  if (!section || !role || isForOperator(section, role)) return children;
  return (
    <StatePanel
      icon={Lock}
      title={`${operatorRoles[role]}角色不使用“${section.label}”`}
      text="需要时请超级管理员调整角色"
      actions={
        <Link to={paths.admin()}>
          <Button>回到概览</Button>
        </Link>
      }
    />
  );
}

/** The operators' console. */
export function AdminConsole({ children }: { children: ReactNode }) {
  return (
    <ConsoleFrame top={<AdminTopBar />} side={<AdminSidebar />}>
      <AdminGate>{children}</AdminGate>
    </ConsoleFrame>
  );
}
