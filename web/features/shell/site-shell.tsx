import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { ChatHost } from '#web/features/chat/chat-host.tsx';
import { CityMenu } from '#web/features/city/city-menu.tsx';
import { sectionOf, sectionsOf } from '#web/features/page/sections.ts';
import { RecruiterLink } from '#web/features/site/portal-links.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { Logo } from './logo.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TabBar } from './tab-bar.tsx';
import { useOwnLinks } from './use-own-links.ts';

/** Header, content and footer of the public and the seeker's pages. */
export function SiteShell({ children }: { children: ReactNode }) {
  const links = useOwnLinks();
  const { pathname } = useLocation();
  const tabs = hasTabBar(pathname);
  return (
    <div className={tabs ? 'site has-tab-bar' : 'site'} {...links}>
      <a className="skip-link" href="#content">
        跳到正文
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none focus-visible:shadow-none">
        {children}
      </main>
      <SiteFooter />
      {tabs && <TabBar />}
      <ChatHost />
      <RouteAnnouncer />
    </div>
  );
}

/** Pages of one act keep the foot of a phone for it. */
const hasTabBar = (pathname: string) =>
  !/^\/(?:client\/(?:login|info|scan)|(?:wx)?empower|jobs\/details|jobs\/apply)$/.test(pathname);

const PersonMenu = lazyPart(() => import('./person-menu.tsx').then(({ PersonMenu }) => PersonMenu));
const OwnNav = lazyPart(() => import('./own-nav.tsx').then(({ OwnNav }) => OwnNav));

/** The person's entries, which a visitor never loads; their space is reserved. */
function Person() {
  const someone = useSession(({ token, user, jober }) => Boolean(token || user || jober));
  const seeker = useSession(isSeekerSignedIn);
  const disc = <span className="skeleton size-8 rounded-full" aria-hidden />;
  if (!someone) return disc;
  return <Suspense fallback={disc}>{seeker ? <OwnNav /> : <PersonMenu />}</Suspense>;
}

/** 我要招聘 and 登录, which returns to this page. A new number registers by signing in. */
function VisitorLinks() {
  const { pathname, search } = useLocation();
  const back = pathname.startsWith('/client/') || pathname === '/' ? undefined : pathname + search;
  return (
    <span className="for-visitor flex items-center gap-6">
      <RecruiterLink site={useSite()} linkClass="quiet text-16 whitespace-nowrap max-sm:hidden" />
      <a className="btn btn-tint" href={paths.seekerLogin(back)}>
        登录
      </a>
    </span>
  );
}

/** The header of every page except the consoles. */
export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className="site-header">
      <div className="page flex h-full items-center max-lg:h-14">
        <Logo />
        <CityMenu />
        <MainNav pathname={pathname} className="ml-9 h-full gap-7 max-lg:hidden" />
        <div className="ml-auto flex h-full items-center">
          <VisitorLinks />
          <span className="for-signed flex h-full items-center">
            <Person />
          </span>
        </div>
      </div>
      <MainNav pathname={pathname} className="page scroll-line h-11 gap-6 lg:hidden" />
    </header>
  );
}

/** Sections whose content is by city: their links carry the chosen one. */
const byCity = new Set<string>(['/jobs', '/business', '/recruitment']);

function MainNav({ pathname, className }: { pathname: string; className: string }) {
  const cityCode = useSession((state) => state.cityCode);
  const here = sectionOf(pathname)?.path;
  const sections = [...sectionsOf('public'), ...sectionsOf('content')];
  return (
    <nav aria-label="主导航" className={`flex ${className}`}>
      {sections.map(({ path, label }) => (
        <a
          key={path}
          className="tab flex-none px-0.5 text-16"
          href={byCity.has(path) && cityCode ? `${path}?cityCode=${cityCode}` : path}
          aria-current={path === here ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
