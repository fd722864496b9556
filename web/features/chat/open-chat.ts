import { create } from 'zustand';
import { setSession } from '#web/session/session-store.ts';

/** Content of the chat drawer: the conversation about a post, an existing one, or the list. */
export const useOpenChat = create<{ postId: string | null; conversationId: string | null }>(() => ({
  postId: null,
  conversationId: null,
}));

/** Opens the drawer about a post (the seed's `isOpen` and `currentCompanyId`). */
export function openChat(postId: string, companyId: string): void {
  useOpenChat.setState({ postId, conversationId: null });
  setSession({ isOpen: true, currentCompanyId: companyId });
}

export function closeChat(): void {
  useOpenChat.setState({ postId: null, conversationId: null });
  setSession({ isOpen: false, currentCompanyId: null, chatData: [] });
}
