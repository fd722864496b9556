import { useEffect } from 'react';
import { create } from 'zustand';
import { call } from '#web/api/browser-call.ts';
import { onLive } from '#web/features/live/live-events.ts';
import { useSession } from '#web/session/session-store.ts';

interface Unread {
  seeker: number;
  company: number;
  notices: number;
  /** What waits for the seeker's answer. */
  toAnswer: number;
}

const none: Unread = { seeker: 0, company: 0, notices: 0, toAnswer: 0 };
const useUnread = create<Unread>(() => none);

/** Concurrent events share one request. */
const BATCH_MS = 300;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Refetches the unread counts, after this page has read something. */
export function recountUnread(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    call('GET /api/communicate/unread', {}, { background: true, quiet: true }).then(
      // An empty answer, as from a proxy, keeps the last counts.
      (counts) => counts && useUnread.setState(counts),
      () => undefined,
    );
  }, BATCH_MS);
}

/** Keeps the unread counts up to date while the component is mounted; who has signed out has none. */
export function useUnreadCounts(): Unread {
  const token = useSession((state) => state.token);
  // A person in certification may not request this yet, and would be redirected.
  const isSomebody = useSession(({ jober, company }) => jober !== null || company !== null);
  useEffect(() => {
    if (!token || !isSomebody) return;
    recountUnread();
    return onLive(['message', 'read', 'notice', 'presence', 'delivery'], recountUnread);
  }, [token, isSomebody]);
  const counts = useUnread();
  return token && isSomebody ? counts : none;
}

/** '7', '99+' */
export const countText = (count: number) => (count > 99 ? '99+' : String(count));

/** The sum that the header counts, of talks and notices. */
export const unreadText = ({ seeker, notices }: Pick<Unread, 'seeker' | 'notices'>) =>
  seeker + notices > 0 ? `${seeker} 条消息、${notices} 条通知没有读` : '都读过了';
