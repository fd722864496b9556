import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { PagePath } from '#contract/pages.ts';
import { ChatHost } from '#web/features/chat/chat-host.tsx';
import { useOfflineReading } from '#web/features/page/use-offline-reading.ts';
import { RouteAnnouncer } from '#web/features/shell/route-announcer.tsx';
import { TabBar } from '#web/features/shell/tab-bar.tsx';
import { useOwnLinks } from '#web/features/shell/use-own-links.ts';
import { type Places, PlacesContext } from '#web/features/site/places.ts';
import { paths } from '#web/paths.ts';
import { useOnline } from '#web/ui/online.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';

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
      {/* With the line that says there is no network, a conversation is still one screen: its head is never scrolled out. */}
      <div
        className={clsx(
          'm-app mx-auto flex min-h-dvh max-w-160 flex-col pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] has-[.m-talking]:h-dvh lg:bg-ground lg:shadow-float',
          hasTabs && 'pb-[calc(4rem_+_env(safe-area-inset-bottom))]',
        )}
        {...links}
      >
        <SkipLink />
        <p
          role="status"
          className={
            online ? 'sr-only' : 'sticky top-0 z-20 py-1.5 px-4 bg-warm-tint text-warm-ink text-14 text-center'
          }
        >
          {online ? '' : '网络已断开，只能看上次打开过的内容'}
        </p>
        <main
          id="content"
          tabIndex={-1}
          className="flex min-h-0 min-w-0 flex-1 flex-col outline-none focus-visible:shadow-none"
        >
          {children}
        </main>
        {hasTabs && <TabBar />}
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
