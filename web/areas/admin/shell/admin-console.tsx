import { Button } from 'antd';
import { KeyRound, Lock, LockKeyhole } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { operatorRoles } from '#contract/operators/acts.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { PaletteBox, PersonMenu, SideNav, TopLine } from '#web/features/console/console-bars.tsx';
import { ConsoleFrame } from '#web/features/console/console-frame.tsx';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { BellFace } from '#web/features/notices/notices-bell.tsx';
import { isForOperator, placeOf } from '#web/features/page/sections.ts';
import { useWorkCounts } from '#web/features/work/use-work-counts.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { entriesFor } from '../sections.ts';
import { AdminLogo } from './admin-logo.tsx';

/** A section without access shows a message instead; its calls would only be refused. */
function AdminGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const role = useSession((state) => state.operator?.role);
  const place = placeOf(pathname);
  if (!place || !role || isForOperator(place, role)) return children;
  return (
    <StatePanel
      icon={Lock}
      title={`${operatorRoles[role]}角色不使用“${place.label}”`}
      text="需要时请超级管理员调整角色"
      actions={
        <Link to={paths.admin()}>
          <Button>回到待办</Button>
        </Link>
      }
    />
  );
}

/** The sections by role, with what waits. */
function useNav() {
  const entries = entriesFor(useSession((state) => state.operator?.role));
  const waiting = useWorkCounts().data?.reduce((sum, one) => sum + one.waiting, 0) ?? 0;
  return { label: '平台管理', entries, counts: { '/admin': waiting } };
}

const AdminSidebar = () => <SideNav {...useNav()} />;

const AdminTopBar = () => (
  <TopLine start={<AdminLogo />} nav={useNav()}>
    <OperatorSearch />
    <OverdueBell />
    <OperatorMenu />
  </TopLine>
);

const load = () => import('./operator-palette.tsx');
const OperatorPalette = lazyPart(load, 'OperatorPalette');

export const OperatorSearch = () => <PaletteBox label="搜单位、用户、单号" load={load} palette={OperatorPalette} />;

/** Rings for what has waited longer than a day, and leads to it; not beside it. */
export function OverdueBell() {
  const overdue = useWorkCounts().data?.reduce((sum, one) => sum + one.overdue, 0) ?? 0;
  if (useLocation().pathname === paths.admin()) return null;
  return (
    <Link
      className="icon-btn relative"
      to={paths.admin()}
      aria-label={overdue > 0 ? `待办，${overdue} 件超时` : '待办'}
    >
      <BellFace count={overdue} />
    </Link>
  );
}

/** The operators' console. */
export const AdminConsole = ({ children }: { children: ReactNode }) => (
  <ConsoleFrame top={<AdminTopBar />} side={<AdminSidebar />}>
    <AdminGate>{children}</AdminGate>
  </ConsoleFrame>
);

const PasswordDialog = lazyPart(() => import('./own-secrets.tsx'), 'PasswordDialog');
const RecoveryDialog = lazyPart(() => import('./own-secrets.tsx'), 'RecoveryDialog');

function OperatorMenu() {
  const operator = useSession((state) => state.operator);
  const [open, setOpen] = useState<'recovery' | 'password' | null>(null);
  return (
    <>
      <PersonMenu
        name={operator?.name}
        role={operator ? operatorRoles[operator.role] : undefined}
        signIn={paths.adminLogin()}
        items={[
          { key: 'recovery', icon: <KeyRound size={16} />, label: '恢复码', onClick: () => setOpen('recovery') },
          { key: 'password', icon: <LockKeyhole size={16} />, label: '修改密码', onClick: () => setOpen('password') },
        ]}
      />
      {open === 'recovery' && <RecoveryDialog onClose={() => setOpen(null)} />}
      {open === 'password' && <PasswordDialog onClose={() => setOpen(null)} />}
    </>
  );
}
