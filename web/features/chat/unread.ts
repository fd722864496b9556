import { useEffect } from 'react';
import { create } from 'zustand';
import { call } from '#web/api/browser-call.ts';
import { onLive } from '#web/features/live/live-events.ts';
import { useSession } from '#web/session/session-store.ts';

interface Unread {
  seeker: number;
  company: number;
  notices: number;
}

const useUnread = create<Unread>(() => ({ seeker: 0, company: 0, notices: 0 }));

/** Several events at once are one question. */
const GATHER_MS = 300;
let asked: ReturnType<typeof setTimeout> | undefined;

/** Asks anew how much is unread: after this page has read something itself. */
export function recountUnread(): void {
  clearTimeout(asked);
  asked = setTimeout(() => {
    call('GET /api/communicate/unread', {}, { background: true, quiet: true }).then(
      // An empty answer, as a proxy may give, leaves what was known.
      (counts) => counts && useUnread.setState(counts),
      () => undefined,
    );
  }, GATHER_MS);
}

/** Keeps the counts of what is unread true while the component is there. */
export function useUnreadCounts(): Unread {
  const token = useSession((state) => state.token);
  // Who is on the way to certification may not ask yet, and would be sent off the page for it.
  const isSomebody = useSession(({ jober, company }) => jober !== null || company !== null);
  useEffect(() => {
    if (!token || !isSomebody) return;
    recountUnread();
    return onLive(['message', 'read', 'notice', 'presence'], recountUnread);
  }, [token, isSomebody]);
  return useUnread();
}

/** '7', '99+' */
export const countText = (count: number) => (count > 99 ? '99+' : String(count));
