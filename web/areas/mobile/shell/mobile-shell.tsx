import type { ReactNode } from 'react';
import { ChatHost } from '#web/features/chat/chat-host.tsx';
import { RouteAnnouncer } from '#web/features/shell/route-announcer.tsx';
import { useOwnLinks } from '#web/features/shell/use-own-links.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { mobilePlaces } from './mobile-places.ts';
import { mobileTwin } from './mobile-twin.ts';
import { TabBar, useHasTabs } from './tab-bar.tsx';
import { useOfflineReading } from './use-offline-reading.ts';
import { useOnline } from './use-online.ts';

/** Every mobile page: its content, the bottom tabs, and a notice while offline. */
export function MobileShell({ children }: { children: ReactNode }) {
  const links = useOwnLinks(mobileTwin);
  const hasTabs = useHasTabs();
  const online = useOnline();
  useOfflineReading();
  return (
    <PlacesContext value={mobilePlaces}>
      <div className={hasTabs ? 'm-app m-app-tabs' : 'm-app'} {...links}>
        <a className="skip-link" href="#content">
          跳到正文
        </a>
        <p role="status" className={online ? 'sr-only' : 'm-offline'}>
          {online ? '' : '没有网络，只能看上次打开过的内容'}
        </p>
        <main id="content" tabIndex={-1} className="m-main">
          {children}
        </main>
        {hasTabs && <TabBar />}
        <ChatHost />
        <RouteAnnouncer />
      </div>
    </PlacesContext>
  );
}
