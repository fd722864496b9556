import { Dropdown } from 'antd';
import { ChevronDown, KeyRound, LockKeyhole, LogOut, MoonStar } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { operatorRoles } from '#contract/operators/acts.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { NarrowLink } from '#web/features/console/section-link.tsx';
import { switchTheme } from '#web/features/shell/theme.ts';
import { paths } from '#web/paths.ts';
import { logout } from '#web/session/logout.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { sectionsFor } from '../sections.ts';
import { AdminLogo } from './admin-logo.tsx';

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
          <span className="font-medium whitespace-nowrap text-ink-1">{operator?.name}</span>
          {operator && <span className="text-12 whitespace-nowrap text-ink-3">{operatorRoles[operator.role]}</span>}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      </Dropdown>
      <Suspense>
        {open === 'recovery' && <RecoveryDialog onClose={() => setOpen(null)} />}
        {open === 'password' && <PasswordDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}

/** The console's top bar. On narrow screens without a sidebar, the sections are below it. */
export function AdminTopBar() {
  const role = useSession((state) => state.operator?.role);
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="flex h-[55px] items-center gap-3 px-4 max-sm:gap-1.5">
        <AdminLogo />
        <span className="flex-1" />
        <OperatorMenu />
      </div>
      <nav aria-label="平台管理" className="flex gap-5 overflow-x-auto border-t border-line px-4 lg:hidden">
        {sectionsFor(role)
          .flatMap(({ sections }) => sections)
          .map(({ path, label, end }) => (
            <NarrowLink key={path} path={path} label={label} end={end} />
          ))}
      </nav>
    </header>
  );
}
