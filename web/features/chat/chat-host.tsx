import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { useChatEntry } from './use-chat-entry.ts';

const ChatDrawer = lazyPart(() => import('./chat-drawer.tsx').then(({ ChatDrawer }) => ChatDrawer));

/** The chat drawer over any page of the site, loaded on first use. */
export function ChatHost() {
  const isShown = useChatEntry();
  const isSeeker = useSession(isSeekerSignedIn);
  const { pathname } = useLocation();
  // The messages page shows the same conversations itself.
  if (!isShown || !isSeeker || pathname === paths.messages()) return null;
  return (
    <Suspense fallback={null}>
      <ChatDrawer />
    </Suspense>
  );
}
