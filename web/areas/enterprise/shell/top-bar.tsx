import { Popover } from 'antd';
import { ArrowLeftRight, CircleQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { memberRoles } from '#contract/companies/member-roles.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { PaletteBox, PersonMenu, TopLine } from '#web/features/console/console-bars.tsx';
import { useBell } from '#web/features/notices/notices-bell.tsx';
import { Logo } from '#web/features/shell/logo.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ABOUT_NOTICES, recruiterTopics } from '../notices/topics.ts';
import { useEntries, useSectionCounts } from './certification.ts';
import { useIsDesk } from './use-is-desk.ts';

const NoticeList = lazyPart(() => import('#web/features/notices/notice-list.tsx'), 'NoticeList');

/** The bell, and the notices below it; the page of the same list is one press further. */
function NoticesPanel() {
  const { label, face } = useBell();
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice that leads somewhere closes the panel
  useEffect(() => setOpen(false), [pathname, search]);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      styles={{ content: { padding: 0 } }}
      content={
        <section aria-label="通知" className="w-110 max-w-[calc(100vw-32px)]">
          <h2 className="flex items-center justify-between border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
            通知
            <Link className="link text-14 font-normal" to={paths.companyNotices()}>
              全部通知和设置
            </Link>
          </h2>
          <div className="max-h-[70vh] overflow-y-auto">
            <NoticeList
              fallback={<Skeleton className="m-4 h-40" />}
              isCompany
              topics={recruiterTopics}
              about={ABOUT_NOTICES}
            />
          </div>
        </section>
      }
    >
      <button type="button" className="icon-btn relative" aria-label={label} aria-expanded={open}>
        {face}
      </button>
    </Popover>
  );
}

const KeyHelp = lazyPart(() => import('../box/key-help.tsx'), 'KeyHelp');

/** Opens the keyboard shortcuts. */
function HelpButton() {
  const [open, setOpen] = useState<boolean>();
  const show = () => {
    // The page gets the focus back, whose shortcuts were read: on the button Enter would open them again.
    document.getElementById('content')?.focus({ preventScroll: true });
    setOpen(true);
  };
  return (
    <span className="max-lg:hidden">
      <IconButton label="快捷键" onClick={show}>
        <CircleQuestionMark size={20} aria-hidden="true" />
      </IconButton>
      {open !== undefined && <KeyHelp open={open} onClose={() => setOpen(false)} />}
    </span>
  );
}

function MemberMenu() {
  const navigate = useNavigate();
  const person = useSession((state) => state.companyJober);
  const seeker = useSession((state) => state.jober);
  return (
    <PersonMenu
      name={person?.name}
      role={person?.role ? memberRoles[person.role] : undefined}
      signIn={paths.enterpriseLogin()}
      items={[
        {
          key: 'seeker',
          icon: <ArrowLeftRight size={16} />,
          label: seeker ? '切换到求职端' : '求职者登录',
          onClick: () => navigate(seeker ? paths.seekerHome() : paths.seekerLogin()),
        },
      ]}
    />
  );
}

/** The console's top bar. */
export function TopBar() {
  const company = useSession((state) => state.company);
  const isDesk = useIsDesk();
  const entries = useEntries();
  const counts = useSectionCounts();
  return (
    <TopLine
      nav={isDesk ? null : { label: '单位中心', entries, counts }}
      start={
        <>
          <Logo />
          <span className="hidden rounded-tag bg-fill px-2 text-12 leading-6 text-ink-2 sm:inline">单位版</span>
          {company?.name && (
            <span className="hidden min-w-0 items-center gap-2 md:flex">
              <CompanyLogo name={company.name} src={company.logoUrl} size={28} />
              <span className="truncate text-14 font-semibold text-ink-1">{company.name}</span>
            </span>
          )}
        </>
      }
    >
      <SchoolSearch />
      <NoticesPanel />
      <HelpButton />
      <MemberMenu />
    </TopLine>
  );
}

const load = () => import('../palette/school-palette.tsx');
const SchoolPalette = lazyPart(load, 'SchoolPalette');

export const SchoolSearch = () => <PaletteBox label="搜职位、人选、对话" load={load} palette={SchoolPalette} />;
