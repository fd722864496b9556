import { use, useEffect } from 'react';
import { create } from 'zustand';
import { navigateTo } from '#web/api/navigator.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { getSession, setSession } from '#web/session/session-store.ts';

interface Props {
  postId: string;
  companyId: string;
  className?: string;
}

/** In the URL of a post: a person who returns from signing in wanted to chat. */
const REQUESTED = '1' as const;

/** 立即沟通: opens the chat drawer about a post; a visitor signs in first and returns to it. */
export function ChatButton({ postId, companyId, className = 'btn btn-outline' }: Props) {
  const places = use(PlacesContext);
  useEffect(() => {
    const here = new URL(location.href);
    if (here.searchParams.get('chat') !== REQUESTED || here.searchParams.get('id') !== postId) return;
    if (!isSeekerSignedIn(getSession())) return;
    here.searchParams.delete('chat');
    history.replaceState(history.state, '', here);
    openChat(postId, companyId);
  }, [postId, companyId]);
  const start = () => {
    if (isSeekerSignedIn(getSession())) openChat(postId, companyId);
    else navigateTo(places.login(places.job(postId, REQUESTED)));
  };
  return (
    <button type="button" className={className} onClick={start}>
      立即沟通
    </button>
  );
}

interface OpenChat {
  /** Whether the drawer is open in this document; a reload starts without it. */
  isShown: boolean;
  postId: string | null;
  conversationId: string | null;
}

const closed: OpenChat = { isShown: false, postId: null, conversationId: null };

/** Content of the chat drawer: the conversation about a post, an existing one, or the list. */
export const useOpenChat = create<OpenChat>(() => closed);

/** Opens the drawer about a post (the seed's `isOpen` and `currentCompanyId`). */
export function openChat(postId: string, companyId: string): void {
  useOpenChat.setState({ isShown: true, postId, conversationId: null });
  setSession({ isOpen: true, currentCompanyId: companyId });
}

export function closeChat(): void {
  useOpenChat.setState(closed);
  setSession({ isOpen: false, currentCompanyId: null, chatData: [] });
}
