import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { getSession, isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { closeChat, useOpenChat } from './open-chat.ts';

const ChatDrawer = lazyPart(() => import('./chat-drawer.tsx'), 'ChatDrawer');

/** The chat drawer over any page of the site, loaded on first use. */
export function ChatHost() {
  const isShown = useChatEntry();
  const isSeeker = useSession(isSeekerSignedIn);
  const { pathname } = useLocation();
  // The messages page shows the same conversations itself.
  if (!isShown || !isSeeker || pathname === paths.messages()) return null;
  return <ChatDrawer />;
}

const isChatEntry = (state: unknown) => (state as { chat?: true } | null)?.chat === true;

/** The parameter by which a post's page was asked to open the chat after signing in. */
function withoutRequest(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('chat');
  return params.size > 0 ? `?${params}` : '';
}

/**
 * Gives the open drawer a history entry of its own: Back closes the drawer before it leaves the page, closing the drawer removes
 * the entry, and any other navigation closes the drawer.
 */
function useChatEntry(): boolean {
  const isShown = useOpenChat((state) => state.isShown);
  const here = useLocation();
  const navigate = useNavigate();
  /** Key of the drawer's entry; '' until the router has pushed it, null while the drawer is closed. */
  const entry = useRef<string | null>(null);
  useEffect(() => {
    if (!isShown) {
      if (entry.current === here.key) void navigate(-1);
      entry.current = null;
      // Left in the tab's storage by a document that was reloaded with the drawer open.
      if (getSession().isOpen && !useOpenChat.getState().isShown) closeChat();
    } else if (entry.current === null) {
      entry.current = '';
      const state = { ...(here.state as object | null), chat: true };
      void navigate(
        { ...here, search: withoutRequest(here.search) },
        { state, preventScrollReset: true, defaultShouldRevalidate: false },
      );
    } else if (entry.current === '' && isChatEntry(here.state)) entry.current = here.key;
    else if (entry.current !== '' && entry.current !== here.key) closeChat();
  }, [isShown, here, navigate]);
  // A page without the drawer begins the next one without it.
  useEffect(() => closeChat, []);
  return isShown;
}
