import type { ReactNode } from 'react';
import type { PagePath } from '#contract/pages.ts';
import { useOfflineReading } from '#web/features/page/use-offline-reading.ts';
import { type Places, PlacesContext } from '#web/features/site/places.ts';
import { paths } from '#web/paths.ts';
import { useOnline } from '#web/ui/online.ts';
import { SiteShell } from './site-shell.tsx';

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

/** Every mobile page: the site around it, links that stay on mobile pages, and a notice while offline. */
export function MobileShell({ children }: { children: ReactNode }) {
  const online = useOnline();
  useOfflineReading('/mobile');
  return (
    <PlacesContext value={mobilePlaces}>
      <SiteShell className="m-app" lead={mobileTwin}>
        <p
          role="status"
          className={
            online ? 'sr-only' : 'sticky top-0 z-20 py-1.5 px-4 bg-warm-tint text-warm-ink text-14 text-center'
          }
        >
          {online ? '' : '网络已断开，只能看上次打开过的内容'}
        </p>
        {children}
      </SiteShell>
    </PlacesContext>
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
  '/client/info': '/mobile/baseInfo',
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
