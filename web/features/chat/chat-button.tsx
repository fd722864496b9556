import { navigateTo } from '../../api/navigator.ts';
import { paths } from '../../paths.ts';
import { isSeekerSignedIn } from '../../session/session-state.ts';
import { getSession } from '../../session/session-store.ts';
import { openChat } from './open-chat.ts';

interface Props {
  postId: string;
  companyId: string;
  className?: string;
}

/** 立即沟通: opens the chat drawer about a post; a visitor signs in first and comes back to it. */
export function ChatButton({ postId, companyId, className = 'btn btn-outline' }: Props) {
  const start = () => {
    if (isSeekerSignedIn(getSession())) openChat(postId, companyId);
    else navigateTo(paths.seekerLogin(paths.job(postId)));
  };
  return (
    <button type="button" className={className} onClick={start}>
      立即沟通
    </button>
  );
}
