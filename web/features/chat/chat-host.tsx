import { lazy, Suspense } from 'react';
import { isSeekerSignedIn } from '../../session/session-state.ts';
import { useSession } from '../../session/session-store.ts';

const ChatDrawer = lazy(() => import('./chat-drawer.tsx').then((module) => ({ default: module.ChatDrawer })));

/** The chat drawer over any page of the site, loaded when it is opened. */
export function ChatHost() {
  const open = useSession((state) => state.isOpen && isSeekerSignedIn(state));
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ChatDrawer />
    </Suspense>
  );
}
