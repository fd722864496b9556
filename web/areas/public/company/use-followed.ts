import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';

/** Whether the signed-in seeker follows a company; false for a visitor and while loading. */
export function useFollowed(id: string): boolean {
  const seeker = useSession(isSeekerSignedIn);
  const [known, setKnown] = useState<{ id: string; followed: boolean } | null>(null);
  useEffect(() => {
    if (!seeker) return setKnown(null);
    let gone = false;
    call('GET /api/companies/:id/mine', { params: { id } }, { background: true, quiet: true }).then(
      ({ followed }) => gone || setKnown({ id, followed }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id, seeker]);
  return known?.id === id && known.followed;
}
