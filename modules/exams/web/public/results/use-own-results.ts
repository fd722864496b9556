import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import type { OwnResults } from '../../../contract/results/publications.ts';

/** The caller's own lines, once the page runs in a browser that is signed in. */
export function useOwnResults(id: string): OwnResults | null {
  const isSeeker = useSession(isSeekerSignedIn);
  const [own, setOwn] = useState<OwnResults | null>(null);
  useEffect(() => {
    if (!isSeeker) return;
    const found = call('GET /api/exams/:id/results/mine', { params: { id } }, { quiet: true, background: true });
    void found.then(setOwn, () => setOwn(null));
  }, [id, isSeeker]);
  return own;
}
