import type { ReactNode } from 'react';
import { ChatHost } from '#web/features/chat/chat-host.tsx';
import { useOfflineReading } from '#web/features/page/use-offline-reading.ts';
import { RouteAnnouncer } from '#web/features/shell/route-announcer.tsx';
import { useOwnLinks } from '#web/features/shell/use-own-links.ts';
import { type Places, PlacesContext } from '#web/features/site/places.ts';
import { paths } from '#web/paths.ts';
import { useOnline } from '#web/ui/online.ts';
import { mobileTwin } from './mobile-twin.ts';
import { TabBar, useHasTabs } from './tab-bar.tsx';
import { WideAside } from './wide-aside.tsx';

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
            online ? 'sr-only' : 'sticky top-0 z-20 py-1.5 px-4 bg-warm-tint text-warm-ink text-[0.875rem] text-center'
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
