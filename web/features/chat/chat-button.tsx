import { use, useEffect } from 'react';
import { navigateTo } from '#web/api/navigator.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { getSession, isSeekerSignedIn } from '#web/session/session-store.ts';
import { openChat } from './open-chat.ts';

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
