import { Button, Dropdown } from 'antd';
import { ChevronDown, KeyRound, Lock, LockKeyhole, LogOut, MoonStar } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { operatorRoles } from '#contract/operators/acts.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { countText } from '#web/features/chat/unread.ts';
import { ConsoleFrame } from '#web/features/console/console-frame.tsx';
import { NarrowLink, RowNav, SectionLink, SideNav } from '#web/features/console/section-link.tsx';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { isForOperator, placeOf, sectionOf } from '#web/features/page/sections.ts';
import { switchTheme } from '#web/features/shell/theme.ts';
import { useWorkCounts } from '#web/features/work/use-work-counts.ts';
import { paths } from '#web/paths.ts';
import { logout } from '#web/session/logout.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { entriesFor, iconOf } from '../sections.ts';
import { AdminLogo } from './admin-logo.tsx';

/** Navigation of the console, by role. */
function AdminSidebar() {
  const role = useSession((state) => state.operator?.role);
  const here = sectionOf(useLocation().pathname)?.path;
  const waiting = useWorkCounts().data?.reduce((sum, one) => sum + one.waiting, 0) ?? 0;
  return (
    <SideNav label="平台管理">
      {entriesFor(role).map((section) => (
        <SectionLink
          key={section.path}
          path={section.href}
          label={section.label}
          current={section.path === here}
          icon={iconOf(section)}
          count={section.path === '/admin' && waiting > 0 ? countText(waiting) : undefined}
        />
      ))}
    </SideNav>
  );
}

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

/** The operators' console. */
export function AdminConsole({ children }: { children: ReactNode }) {
  return (
    <ConsoleFrame top={<AdminTopBar />} side={<AdminSidebar />}>
      <AdminGate>{children}</AdminGate>
    </ConsoleFrame>
  );
}

const PasswordDialog = lazyPart(() => import('./password-dialog.tsx').then(({ PasswordDialog }) => PasswordDialog));
const RecoveryDialog = lazyPart(() => import('./recovery-dialog.tsx').then(({ RecoveryDialog }) => RecoveryDialog));

function OperatorMenu() {
  const navigate = useNavigate();
  const operator = useSession((state) => state.operator);
  const [open, setOpen] = useState<'recovery' | 'password' | null>(null);
  const items = [
    { key: 'recovery', icon: <KeyRound size={16} />, label: '恢复码', onClick: () => setOpen('recovery') },
    { key: 'password', icon: <LockKeyhole size={16} />, label: '修改密码', onClick: () => setOpen('password') },
    { key: 'scheme', icon: <MoonStar size={16} />, label: '切换深浅色', onClick: switchTheme },
    {
      key: 'logout',
      icon: <LogOut size={16} />,
      label: '退出登录',
      onClick: () => void logout().then(() => navigate(paths.adminLogin())),
    },
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']}>
        <button type="button" className="flex h-10 cursor-pointer items-center gap-2 rounded-ctl px-2 hover:bg-fill">
          <Avatar name={operator?.name ?? '我'} />
          <span className="font-semibold whitespace-nowrap text-ink-1">{operator?.name}</span>
          {operator && <span className="text-12 whitespace-nowrap text-ink-3">{operatorRoles[operator.role]}</span>}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      </Dropdown>
      {open === 'recovery' && <RecoveryDialog onClose={() => setOpen(null)} />}
      {open === 'password' && <PasswordDialog onClose={() => setOpen(null)} />}
    </>
  );
}

/** The console's top bar. On narrow screens without a sidebar, the sections are below it. */
function AdminTopBar() {
  const role = useSession((state) => state.operator?.role);
  const here = sectionOf(useLocation().pathname)?.path;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="flex h-[55px] items-center gap-3 px-4 max-sm:gap-1.5">
        <AdminLogo />
        <span className="flex-1" />
        <OperatorMenu />
      </div>
      <RowNav label="平台管理">
        {entriesFor(role).map(({ path, href, label }) => (
          <NarrowLink key={path} path={href} label={label} current={path === here} />
        ))}
      </RowNav>
    </header>
  );
}
