import { Button } from 'antd';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { operatorRoles } from '#contract/operators/acts.ts';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { isForOperator, sectionOf } from '#web/features/page/sections.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';

/** A section without access shows a message instead; its calls would only be refused. */
export function AdminGate({ children }: { children: ReactNode }) {
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
