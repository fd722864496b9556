import { useCallback, useEffect, useState } from 'react';
import type { Ticket } from '#contract/fairs/tickets.ts';
import { call } from '#web/api/browser-call.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';

/** The seeker's own ticket of a fair: undefined while loading, null without one. */
export function useTicket(fairId: string) {
  const signedIn = useSession(isSeekerSignedIn);
  const [ticket, setTicket] = useState<Ticket | null | undefined>(undefined);
  const refresh = useCallback(async () => {
    if (!signedIn) return setTicket(null);
    const params = { id: fairId };
    setTicket(await call('GET /api/fairs/:id/ticket', { params }, { background: true, quiet: true }).catch(() => null));
  }, [fairId, signedIn]);
  useEffect(() => void refresh(), [refresh]);
  return { ticket, setTicket, refresh };
}
