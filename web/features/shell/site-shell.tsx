import MenuIcon from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SiteConfig } from '#contract/site/site.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { ChatHost } from '#web/features/chat/chat-host.tsx';
import { CityMenu } from '#web/features/city/city-menu.tsx';
import { PortalLinks, RecruiterLink } from '#web/features/site/portal-links.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { isKnownPath } from '#web/safe-path.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Logo } from './logo.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { readTheme, switchTheme, useTheme } from './theme.ts';
import { useOwnLinks } from './use-own-links.ts';

/** Header, content and footer of the public and the seeker's pages. */
export function SiteShell({ children }: { children: ReactNode }) {
  const links = useOwnLinks();
  return (
    <div className="flex min-h-dvh flex-col" {...links}>
      <a className="skip-link" href="#content">
        跳到正文
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none focus-visible:shadow-none">
        {children}
      </main>
      <SiteFooter />
      <ChatHost />
      <RouteAnnouncer />
    </div>
  );
}

/** The header's links where they have no room. */
function NarrowMenu({ site, pathname }: { site: SiteConfig | null; pathname: string }) {
  return (
    <Menu
      align="end"
      arrow={false}
      label="打开导航"
      summaryClass="icon-btn -mr-2.5 size-11 justify-center"
      panelClass="w-48"
      summary={<MenuIcon size={22} aria-hidden />}
    >
      <MainNav pathname={pathname} className="flex flex-col" linkClass="menu-item" />
      <hr className="my-1 border-line" />
      <PortalLinks site={site} linkClass="menu-item" />
      <RecruiterLink site={site} linkClass="menu-item" />
      <button type="button" className="menu-item script-only" onClick={switchTheme}>
        切换深浅色
      </button>
    </Menu>
  );
}

const PersonMenu = lazyPart(() => import('./person-menu.tsx').then(({ PersonMenu }) => PersonMenu));

const MessagesLink = lazyPart(() =>
  import('#web/features/chat/messages-link.tsx').then(({ MessagesLink }) => MessagesLink),
);

const NoticesBell = lazyPart(() =>
  import('#web/features/notices/notices-bell.tsx').then(({ NoticesBell }) => NoticesBell),
);

/** Reserves the space of the person's menu, which a visitor never loads. */
function Person() {
  const someone = useSession(({ token, user, jober }) => Boolean(token || user || jober));
  const seeker = useSession(isSeekerSignedIn);
  const disc = <span className="skeleton size-8 rounded-full" aria-hidden />;
  if (!someone) return disc;
  return (
    <Suspense fallback={disc}>
      {seeker && <NoticesBell href={paths.notices()} />}
      {seeker && <MessagesLink />}
      <PersonMenu />
    </Suspense>
  );
}

/** 登录 and 注册; both return to this page. A new number registers by signing in. */
function VisitorLinks() {
  const { pathname, search } = useLocation();
  const back = pathname.startsWith('/client/') || pathname === '/' ? undefined : pathname + search;
  return (
    <span className="for-visitor flex items-center gap-2">
      <a className="btn btn-outline max-sm:hidden" href={paths.seekerLogin(back)}>
        登录
      </a>
      <a className="btn btn-filled" href={paths.seekerLogin(back)}>
        <span className="max-sm:hidden">注册</span>
        <span className="sm:hidden">登录</span>
      </a>
    </span>
  );
}

function ThemeButton() {
  const theme = useTheme((state) => state.theme);
  useEffect(readTheme, []);
  return (
    <IconButton label={theme === 'dark' ? '切换到浅色' : '切换到深色'} onClick={switchTheme} className="script-only">
      {theme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </IconButton>
  );
}

/** The header of every page except the consoles. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const site = useSite();
  return (
    <header className="site-header">
      <div className="page flex h-full items-center">
        <Logo />
        <CityMenu />
        <MainNav
          pathname={pathname}
          className="ml-12 flex h-full gap-7 max-xl:ml-8 max-xl:gap-5 max-lg:hidden"
          linkClass="tab"
        />
        <div className="ml-auto flex items-center gap-4 max-md:gap-1">
          <span className="flex items-center gap-4 text-13 whitespace-nowrap max-xl:hidden">
            <PortalLinks site={site} linkClass="quiet" />
            <RecruiterLink site={site} linkClass="quiet" />
          </span>
          <span className="max-sm:hidden">
            <ThemeButton />
          </span>
          <VisitorLinks />
          <span className="for-signed flex items-center">
            <Person />
          </span>
          <span className="lg:hidden">
            <NarrowMenu site={site} pathname={pathname} />
          </span>
        </div>
      </div>
    </header>
  );
}

interface Section {
  label: string;
  path: string;
  /** Its content is by city: the link carries the chosen one. */
  byCity?: boolean;
}

/** The sections of the site in header order. Sections without a page are omitted. */
const sections: Section[] = [
  { label: '首页', path: '/', byCity: true },
  { label: '找工作', path: '/jobs', byCity: true },
  { label: '公招', path: '/exams' },
  { label: '找单位', path: '/business', byCity: true },
  { label: '招聘会', path: '/recruitment', byCity: true },
  { label: '在线招生', path: '/recruitstudents' },
  { label: '就业创业', path: '/entrepreneurship' },
  { label: '新闻资讯', path: '/consultation' },
];

/** Pages that lie in a section but not below its path. */
const elsewhere: Readonly<Record<string, string>> = { '/policy': '/entrepreneurship', '/answers': '/business' };

/** The section that a page belongs to; the seeker's own pages below a section's path belong to none. */
const sectionOf = (pathname: string) => elsewhere[pathname] ?? pathname.replace(/^(\/\w+)\/(?!lookMe|route).+/, '$1');

interface Props {
  /** The current path. */
  pathname: string;
  className: string;
  linkClass: string;
}

function MainNav({ pathname, className, linkClass }: Props) {
  const cityCode = useSession((state) => state.cityCode);
  return (
    <nav aria-label="主导航" className={className}>
      {sections
        .filter(({ path }) => isKnownPath(path))
        .map(({ label, path, byCity }) => (
          <a
            key={path}
            className={linkClass}
            href={byCity && cityCode ? `${path}?cityCode=${cityCode}` : path}
            aria-current={path === sectionOf(pathname) ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
    </nav>
  );
}
