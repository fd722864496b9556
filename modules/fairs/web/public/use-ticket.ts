import { call } from '#web/api/browser-call.ts';
import { useOwn } from '#web/features/calls/use-own.ts';

const load = (id: string) => call('GET /api/fairs/:id/ticket', { params: { id } }, { background: true, quiet: true });

/** The seeker's own ticket of a fair: undefined while loading, null without one. */
export function useTicket(fairId: string) {
  const { own: ticket, put: setTicket, refresh } = useOwn(fairId, load);
  return { ticket, setTicket, refresh };
}
