import { Dropdown, type MenuProps } from 'antd';
import clsx from 'clsx';
import { ChevronDown, LogOut, MoonStar, Search } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { takeEarlySearch } from '#web/early-input/use-early-input.ts';
import { countText } from '#web/features/chat/unread.ts';
import { type Section, sectionOf } from '#web/features/page/sections.ts';
import { switchTheme } from '#web/features/shell/theme.ts';
import { logout } from '#web/session/logout.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { useEventListener } from '#web/ui/use-event-listener.ts';
import { iconOf } from './section-icons.ts';

/** A section of a console, and the first of its sides that this person may open. */
type Entry = Section & { href: string };

interface BarProps {
  label: string;
  entries: readonly Entry[];
  /** How many things wait in a section, by path. */
  counts: Readonly<Record<string, number>>;
}

interface SideProps extends BarProps {
  /** Icons only; the label is their tooltip. */
  narrow?: boolean;
}

/** The sidebar of a console: it stays in view, and its ground reaches the end of the longest page. */
export function SideNav({ label, entries, counts, narrow = false }: SideProps) {
  const here = sectionOf(useLocation().pathname)?.path;
  return (
    <div
      className={clsx('hidden shrink-0 border-r border-line bg-surface lg:block', narrow ? 'w-15' : 'w-(--w-sidebar)')}
      data-testid="sidebar"
    >
      <nav aria-label={label} className="sticky top-14 flex h-[calc(100vh-56px)] flex-col overflow-y-auto p-2.5">
        {entries.map((section) => {
          const [Icon, n] = [iconOf(section), counts[section.path]];
          return (
            <Link
              key={section.path}
              to={section.href}
              aria-current={section.path === here ? 'page' : undefined}
              title={narrow ? section.label : undefined}
              className={clsx(
                'relative mb-1 flex h-11 items-center gap-2.5 rounded-ctl px-3 text-14',
                section.path === here ? 'bg-brand-tint font-semibold text-brand' : 'text-ink-2 hover:bg-fill',
              )}
            >
              {Icon && <Icon size={20} className="shrink-0" aria-hidden="true" />}
              <span className={narrow ? 'sr-only' : 'flex-1'}>{section.label}</span>
              {n ? (
                <span className={clsx('tabular text-12 font-semibold text-brand', narrow && 'absolute top-0 right-1')}>
                  {countText(n)}
                </span>
              ) : null}
            </Link>
          );
        })}
      </nav>
    </div>
  );
}

/** The sections of a console in a row, where there is no sidebar; the current one is scrolled into view. */
function RowNav({ label, entries, counts }: BarProps) {
  const here = sectionOf(useLocation().pathname)?.path;
  const row = useRef<HTMLElement>(null);
  const widths = Object.values(counts).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is current, or counts move it
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [here, widths]);
  return (
    <nav ref={row} aria-label={label} className="flex gap-5 overflow-x-auto border-t border-line px-4 lg:hidden">
      {entries.map(({ path, href, label: name }) => (
        <Link
          key={path}
          to={href}
          aria-current={path === here ? 'page' : undefined}
          className={clsx(
            'py-2.5 whitespace-nowrap',
            path === here ? 'border-b-2 border-brand text-brand' : 'text-ink-2',
          )}
        >
          {name}
          {counts[path] ? <span className="tabular ml-1 text-12 text-brand">{countText(counts[path])}</span> : null}
        </Link>
      ))}
    </nav>
  );
}

interface TopProps {
  /** Whose console it is. */
  start: ReactNode;
  /** The sections, in a row below the bar where there is no sidebar. */
  nav: BarProps | null;
  children: ReactNode;
}

/** The top bar of a console. */
export const TopLine = ({ start, nav, children }: TopProps) => (
  <header className="sticky top-0 z-20 border-b border-line bg-surface">
    <div className="flex h-[55px] items-center gap-3 px-4 max-sm:gap-1.5">
      {start}
      <span className="flex-1" />
      {children}
    </div>
    {nav && <RowNav {...nav} />}
  </header>
);

interface MenuOfPersonProps {
  name: string | undefined;
  role: string | undefined;
  /** What this console has beside the colours and the way out. */
  items: NonNullable<MenuProps['items']>;
  /** Where one signs in again. */
  signIn: string;
}

/** Who is signed in, and what is theirs. */
export function PersonMenu({ name, role, items, signIn }: MenuOfPersonProps) {
  const navigate = useNavigate();
  const all = [
    ...items,
    { key: 'scheme', icon: <MoonStar size={16} />, label: '切换深浅色', onClick: switchTheme },
    {
      key: 'logout',
      icon: <LogOut size={16} />,
      label: '退出登录',
      onClick: () => void logout().then(() => navigate(signIn)),
    },
  ];
  return (
    <Dropdown menu={{ items: all }} trigger={['click']}>
      <button type="button" className="flex h-10 cursor-pointer items-center gap-2 rounded-ctl px-2 hover:bg-fill">
        <Avatar name={name ?? '我'} />
        <span className="font-semibold whitespace-nowrap text-ink-1 max-sm:sr-only">{name ?? '我的账号'}</span>
        {role && <span className="text-12 whitespace-nowrap text-ink-3 max-sm:hidden">{role}</span>}
        <ChevronDown size={14} aria-hidden="true" />
      </button>
    </Dropdown>
  );
}

interface PaletteBoxProps {
  /** What it finds: '搜职位、人选、对话'. */
  label: string;
  load(): Promise<unknown>;
  palette: ComponentType<{ onClose(): void }>;
}

/** The search box of the top bar; Ctrl K or ⌘ K opens it from anywhere in the console. */
export function PaletteBox({ label, load, palette: Palette }: PaletteBoxProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // Loaded ahead: what is typed right after Ctrl K must not be lost.
    load().catch(() => undefined);
    if (takeEarlySearch()) setOpen(true);
  }, [load]);
  useEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        className="flex h-9 min-w-9 cursor-pointer items-center gap-2 rounded-ctl bg-fill px-2.5 text-14 text-ink-3 hover:text-ink-1 xl:w-72 xl:border xl:border-line"
        onClick={() => setOpen(true)}
      >
        <Search size={16} aria-hidden="true" />
        <span className="flex-1 text-left max-xl:sr-only">{label}</span>
        <kbd className="rounded-[4px] border border-line-strong bg-surface px-1.5 font-sans text-12 leading-[18px] max-xl:hidden">
          Ctrl K
        </kbd>
      </button>
      {open && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
