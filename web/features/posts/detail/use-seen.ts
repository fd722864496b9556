import { useEffect } from 'react';
import { call } from '#web/api/browser-call.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { markRead } from '../read-posts.ts';

/** Counts the view and remembers it for lists; a seeker's is also stored in 浏览记录. */
export function useSeen(id: string) {
  const seeker = useSession(isSeekerSignedIn);
  useEffect(() => {
    markRead(id);
    const options = { background: true, quiet: true };
    call('POST /api/posts/:id/views', { params: { id } }, options).catch(() => {});
    if (seeker) call('PUT /api/history/:id', { params: { id } }, options).catch(() => {});
  }, [id, seeker]);
}
