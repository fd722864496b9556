import { useEffect } from 'react';
import { call } from '#web/api/browser-call.ts';
import { markRead } from '#web/features/posts/read-posts.ts';

/** Counts the look, and remembers it for the lists. */
export function useSeen(id: string) {
  useEffect(() => {
    markRead(id);
    call('POST /api/posts/:id/views', { params: { id } }, { background: true, quiet: true }).catch(() => {});
  }, [id]);
}
