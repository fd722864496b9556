import Monitor from 'lucide-react/icons/monitor';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { PagePath } from '#contract/pages.ts';
import { ChatHost } from '#web/features/chat/chat-host.tsx';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { siteOrigin } from '#web/features/page/site-origin.ts';
import { useOfflineReading } from '#web/features/page/use-offline-reading.ts';
import { LogoMark } from '#web/features/shell/logo.tsx';
import { RouteAnnouncer } from '#web/features/shell/route-announcer.tsx';
import { TabBar } from '#web/features/shell/tab-bar.tsx';
import { useOwnLinks } from '#web/features/shell/use-own-links.ts';
import { type Places, PlacesContext } from '#web/features/site/places.ts';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { useOnline } from '#web/ui/online.ts';

/** Targets of shared components on the mobile pages. */
const mobilePlaces: Places = {
  login: paths.mobileLogin,
  job: paths.mobileJob,
  jobs: paths.mobileList,
  resume: paths.mobileResume,
  resumeVersion: paths.mobileResumeVersion,
  deliveries: () => paths.mobileDeliveries(),
  agreement: () => paths.mobilePrivacy(),
  privacy: () => paths.mobilePrivacy('privacy'),
  basics: (redirect) => paths.mobileBaseInfo(undefined, redirect),
};

/** Every mobile page: its content, the bottom tabs, and a notice while offline. */
export function MobileShell({ children }: { children: ReactNode }) {
  const links = useOwnLinks(mobileTwin);
  const hasTabs = useHasTabs();
  const online = useOnline();
  useOfflineReading('/mobile');
  return (
    <PlacesContext value={mobilePlaces}>
      <div className={hasTabs ? 'm-app pb-[calc(4rem_+_env(safe-area-inset-bottom))]' : 'm-app'} {...links}>
        <a className="skip-link" href="#content">
          跳到正文
        </a>
        <p
          role="status"
          className={
            online ? 'sr-only' : 'sticky top-0 z-20 py-1.5 px-4 bg-warm-tint text-warm-ink text-14 text-center'
          }
        >
          {online ? '' : '网络已断开，只能看上次打开过的内容'}
        </p>
        <main id="content" tabIndex={-1} className="m-main">
          {children}
        </main>
        {hasTabs && <TabBar />}
        <WideAside />
        <ChatHost />
        <RouteAnnouncer />
      </div>
    </PlacesContext>
  );
}

/** Pages with other buttons at the bottom, or none. */
const bare = new Set([
  '/mobile/details',
  '/mobile/login',
  '/mobile/directLogin',
  '/mobile/baseInfo',
  '/mobile/privacy',
]);

/** Whether the tabs are shown at the bottom of the page. */
function useHasTabs(): boolean {
  const { pathname, search } = useLocation();
  const talking = pathname === '/mobile/messages' && new URLSearchParams(search).has('id');
  return !bare.has(pathname) && !talking;
}

/** Pages that fill a wide window themselves. */
const whole = new Set(['/mobile/login', '/mobile/directLogin', '/mobile/baseInfo']);

/** Beside a phone's page in a wide window: the same page for the phone and the same one of the wide site. */
function WideAside() {
  const { pathname, search } = useLocation();
  const site = useSite();
  if (whole.has(pathname)) return null;
  const here = pathname + search;
  return (
    <aside
      aria-label="在手机上打开"
      className="m-aside fixed top-8 left-[calc(50%+352px-var(--m-side)/2)] max-h-[calc(100dvh-64px)] w-72 overflow-y-auto card p-5 max-lg:hidden xl:p-6 min-[1400px]:w-80"
    >
      <p className="flex items-center gap-2 text-16 font-semibold text-ink-1">
        <LogoMark size={28} /> 教育人才网
      </p>
      <p className="mt-4 text-20 leading-8 font-semibold text-ink-1">
        好老师，
        <br />
        值得有回音的投递
      </p>
      <div className="mt-5 flex items-center gap-4">
        <QrCode path={here} size={112} />
        <p className="min-w-0 text-14 text-ink-3">
          <b className="block text-16 font-semibold text-ink-1">手机扫码接着看</b>
          打开的就是这一页
        </p>
      </div>
      {/* Another document: links within the mobile pages lead to their own counterparts. */}
      <a className="btn btn-tint mt-5 w-full" href={siteOrigin(site?.pcSiteUrl) + wideTwin(here)} target="_top">
        <Monitor size={18} aria-hidden />
        去电脑版
      </a>
    </aside>
  );
}

/** Pages of the wide site with a mobile counterpart; notices and messages link to the former. */
const twins: Partial<Record<PagePath, PagePath>> = {
  '/jobs': '/mobile/list',
  '/jobs/details': '/mobile/details',
  '/resume': '/mobile/resume',
  '/resume/delivery': '/mobile/deliveries',
  '/client/messages': '/mobile/messages',
  '/client/notices': '/mobile/messages',
  '/client/login': '/mobile/login',
  '/homePage': '/mobile/mine',
};

/** The mobile counterpart of a page with its query; other pages unchanged. */
export function mobileTwin(url: URL): URL {
  const twin = twins[url.pathname as PagePath];
  if (!twin) return url;
  const led = new URL(url);
  led.pathname = twin;
  if (url.pathname === '/client/notices') led.searchParams.set('tab', 'notices');
  return led;
}

/** Parts of a mobile page that are pages of the wide site. */
const parts: Record<string, PagePath> = {
  '/mobile/messages?tab=notices': '/client/notices',
  '/mobile/privacy': '/serviceAgreement',
  '/mobile/privacy?text=privacy': '/privacyPolicy',
};

/** The page of the wide site that shows what this mobile page does, with its query; the home page where none does. */
export function wideTwin(address: string): string {
  const [path = '', query] = address.split('?');
  if (parts[address]) return parts[address];
  const [twin = '/'] = Object.entries(twins).find(([, mobile]) => mobile === path) ?? [];
  return query ? `${twin}?${query}` : twin;
}
