import type { ReactNode } from 'react';
import { ChatHost } from '#web/features/chat/chat-host.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
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
