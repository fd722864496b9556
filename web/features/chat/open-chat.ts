import { create } from 'zustand';
import { setSession } from '#web/session/session-store.ts';

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
