import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { SiteConfig } from '#contract/site/site.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { ChatHost } from '#web/features/chat/chat-host.tsx';
import { CityMenu } from '#web/features/city/city-menu.tsx';
import { sectionOf, sectionsOf } from '#web/features/page/sections.ts';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Slot } from '#web/slots.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { Logo, LogoMark } from './logo.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { TabBar } from './tab-bar.tsx';
import { switchTheme } from './theme.ts';
import { useOwnLinks } from './use-own-links.ts';

interface Props {
  /** Null where even the configuration could not be loaded. */
  site: SiteConfig | null;
  linkClass?: string;
}

/** The portals of agents and colleges: other sites, linked only if configured. */
export function PortalLinks({ site, linkClass }: Props) {
  return (
    <>
      {site?.agentLoginUrl && (
        <a className={linkClass} href={site.agentLoginUrl} rel="noopener">
          代理商
        </a>
      )}
      {site?.collegeLoginUrl && (
        <a className={linkClass} href={site.collegeLoginUrl} rel="noopener">
          院校
        </a>
      )}
    </>
  );
}

/** Link to the recruiters' portal. */
function RecruiterLink({ site, linkClass }: Props) {
  return (
    <a className={linkClass} href={site?.enterpriseLoginUrl || paths.enterpriseLogin()}>
      我要招聘
    </a>
  );
}

/** Pages of signing in, which fill the window. */
const isEntry = (pathname: string) => /(?:login|info|scan|empower)$/i.test(pathname);

/** Every page but those of signing in, the chat, and lists that go on while they are read; consoles have frames of their own. */
const hasLine = (pathname: string) => !isEntry(pathname) && !/\/messages$|^\/mobile(?:\/list)?$/.test(pathname);

/**
 * The end of a page in one line: the warning against fees and the few links that stand nowhere else; and the footer of the seed with
 * its five fields, hidden unless the configuration switches it on.
 */
export function SiteFooter() {
  const { pathname } = useLocation();
  const site = useSite();
  const footer = site?.footer;
  const line = hasLine(pathname);
  if (!line && !footer) return null;
  const link = 'quiet py-1';
  const mobileSite = site?.mobileSiteUrl ?? paths.mobile();
  return (
    <footer className="site-footer mt-[clamp(8px,4vw-8px,40px)] border-t border-line bg-surface text-14 text-ink-3">
      {line && (
        <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-5">
          <span className="flex items-center gap-2.5 font-semibold text-ink-1">
            <LogoMark size={24} />
            教育人才网
          </span>
          <span>招聘不收取任何费用，遇到收费请在职位页举报</span>
          <nav aria-label="站点" className="ml-auto flex flex-wrap gap-x-6 max-lg:ml-0">
            <Slot name="help" className={link} />
            <a className={link} href={paths.privacy()}>
              隐私政策
            </a>
            <a className={link} href={paths.agreement()}>
              用户协议
            </a>
            {/* A phone's addresses lead to the wide site; on a phone the site itself is the mobile one, unless another was configured. */}
            {pathname.startsWith(paths.mobile()) ? (
              <a className={link} href={site?.pcSiteUrl || '/'}>
                电脑版
              </a>
            ) : (
              <a className={mobileSite === paths.mobile() ? `${link} max-md:hidden` : link} href={mobileSite}>
                手机版
              </a>
            )}
            <PortalLinks site={site} linkClass={link} />
            <button type="button" className={`${link} script-only`} onClick={switchTheme}>
              深色/浅色
            </button>
          </nav>
        </div>
      )}
      {footer && (
        <div className="border-t border-line py-4 text-12">
          <div className="page flex flex-wrap items-center gap-x-6 gap-y-2">
            <span>{footer.copyright}</span>
            <span>{footer.policeNumber}</span>
            <a className="hover:text-brand" href="https://beian.miit.gov.cn/" rel="noopener" target="_blank">
              {footer.icpNumber}
            </a>
            <span className="ml-auto max-lg:ml-0">地址：{footer.address}</span>
            <span>电话：{footer.phone}</span>
          </div>
        </div>
      )}
    </footer>
  );
}

interface ShellProps {
  className?: string;
  /** May lead a link to another page; stable. */
  lead?(url: URL): URL;
  children: ReactNode;
}

/** Header, content and footer of the public and the seeker's pages. */
export function SiteShell({ className = '', lead, children }: ShellProps) {
  const links = useOwnLinks(lead);
  const { pathname, search } = useLocation();
  const tabs = hasTabBar(pathname, search);
  return (
    <div
      className={clsx(
        'site relative flex min-h-dvh flex-col',
        tabs && 'max-sm:pb-[calc(64px+env(safe-area-inset-bottom))]',
        className,
      )}
      {...links}
    >
      <SkipLink />
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

/** Pages of one act keep the foot of a phone for it, and so does a conversation that fills it. */
const hasTabBar = (pathname: string, search: string) =>
  !isEntry(pathname) && !/^\/(?:(?:jobs|mobile)\/details|jobs\/apply|mobile\/messages\?id)/.test(pathname + search);

const PersonMenu = lazyPart(() => import('./person-menu.tsx'), 'PersonMenu');
const OwnNav = lazyPart(() => import('./own-nav.tsx'), 'OwnNav');

/** The person's entries, which a visitor never loads; their space is reserved. */
function Person() {
  const someone = useSession(({ token, user, jober }) => Boolean(token || user || jober));
  const seeker = useSession(isSeekerSignedIn);
  const disc = <span className="skeleton size-8 rounded-full" aria-hidden />;
  if (!someone) return disc;
  return seeker ? <OwnNav fallback={disc} /> : <PersonMenu fallback={disc} />;
}

/** 我要招聘 and 登录, which returns to this page. A new number registers by signing in. */
function VisitorLinks() {
  const { pathname, search } = useLocation();
  const back = isEntry(pathname) || pathname === '/' ? undefined : pathname + search;
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
    <header className="site-header relative z-20 h-(--h-top) border-b border-line bg-surface [view-transition-name:top] max-lg:h-auto print:hidden">
      <div className="page flex h-full items-center max-lg:h-14">
        <Logo />
        <CityMenu />
        <MainNav pathname={pathname} className="ml-9 h-full gap-7 max-lg:hidden" />
        <div className="person ml-auto flex h-full items-center">
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
