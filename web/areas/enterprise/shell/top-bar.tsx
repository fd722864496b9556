import { Dropdown } from 'antd';
import { ArrowLeftRight, ChevronDown, CircleQuestionMark, LogOut, MoonStar } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { memberRoles } from '#contract/companies/member-roles.ts';
import { pages } from '#contract/pages.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { MessagesLink } from '#web/features/chat/messages-link.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { NarrowLink, RowNav } from '#web/features/console/section-link.tsx';
import { isForMember, sectionOf } from '#web/features/page/sections.ts';
import { Logo } from '#web/features/shell/logo.tsx';
import { switchTheme } from '#web/features/shell/theme.ts';
import { paths } from '#web/paths.ts';
import { logout } from '#web/session/logout.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PaletteBox } from '../palette/palette-box.tsx';
import { useEntries } from './certification.ts';
import { NoticesPanel } from './notices-panel.tsx';
import { useIsDesk } from './use-is-desk.ts';

const KeyHelp = lazyPart(() => import('../box/key-help.tsx').then(({ KeyHelp }) => KeyHelp));

/** Opens the keyboard shortcuts. */
function HelpButton() {
  const [open, setOpen] = useState<boolean>();
  return (
    <span className="max-lg:hidden">
      <IconButton label="快捷键" onClick={() => setOpen(true)}>
        <CircleQuestionMark size={20} aria-hidden="true" />
      </IconButton>
      {open !== undefined && (
        <Suspense>
          <KeyHelp open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

function PersonMenu() {
  const navigate = useNavigate();
  const person = useSession((state) => state.companyJober);
  const seeker = useSession((state) => state.jober);
  const items = [
    {
      key: 'seeker',
      icon: <ArrowLeftRight size={16} />,
      label: seeker ? '切换到求职端' : '求职者登录',
      onClick: () => navigate(seeker ? paths.seekerHome() : paths.seekerLogin()),
    },
    { key: 'scheme', icon: <MoonStar size={16} />, label: '切换深浅色', onClick: switchTheme },
    {
      key: 'logout',
      icon: <LogOut size={16} />,
      label: '退出登录',
      onClick: () => void logout().then(() => navigate(paths.enterpriseLogin())),
    },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <button type="button" className="flex h-10 cursor-pointer items-center gap-2 rounded-ctl px-2 hover:bg-fill">
        <Avatar name={person?.name ?? '我'} />
        <span className="font-semibold whitespace-nowrap text-ink-1 max-sm:sr-only">{person?.name ?? '我的账号'}</span>
        {person?.role && (
          <span className="text-12 whitespace-nowrap text-ink-3 max-sm:hidden">{memberRoles[person.role]}</span>
        )}
        <ChevronDown size={14} aria-hidden="true" />
      </button>
    </Dropdown>
  );
}

/** The console's top bar. On narrow screens without a sidebar, the sections are below it. */
export function TopBar() {
  const company = useSession((state) => state.company);
  const role = useSession((state) => state.companyJober?.role);
  const isDesk = useIsDesk();
  const here = sectionOf(useLocation().pathname)?.path;
  const mine = useEntries();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="flex h-[55px] items-center gap-3 px-4 max-sm:gap-1.5">
        <Logo />
        <span className="hidden rounded-tag bg-fill px-2 text-12 leading-6 text-ink-2 sm:inline">单位版</span>
        {company?.name && (
          <span className="hidden min-w-0 items-center gap-2 md:flex">
            <CompanyLogo name={company.name} src={company.logoUrl} size={28} />
            <span className="truncate text-14 font-semibold text-ink-1">{company.name}</span>
          </span>
        )}
        <span className="flex-1" />
        <PaletteBox />
        {isForMember(pages['/connect'], role) && <MessagesLink side="company" />}
        <NoticesPanel />
        <HelpButton />
        <PersonMenu />
      </div>
      {!isDesk && (
        <RowNav label="单位中心">
          {mine.map(({ path, href, label }) => (
            <NarrowLink key={path} path={href} label={label} current={path === here} />
          ))}
        </RowNav>
      )}
    </header>
  );
}
