import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '#web/features/calls/use-call.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { askBoxAnew } from '../box-calls.ts';
import { refreshSession } from '../refresh-session.ts';

/** Keeps lists and counts of the console in sync with seekers' actions, without a reload. */
export function LiveRefresh() {
  const client = useQueryClient();
  useLive('delivery', ({ payload }) => {
    void askBoxAnew(client);
    // An open panel shows the other side's action; the view itself was recorded when it was opened.
    void client.invalidateQueries({
      queryKey: callKey('GET /api/company/deliveries/:id', { params: { id: String(payload.deliveryId) } }),
    });
  });
  // A finished review, or a suspension, changes the company's rights, whichever page is open.
  useLive('notice', ({ payload }) => {
    if (!String(payload.kind).startsWith('company.')) return;
    client.fetchQuery({ queryKey: ['session'], queryFn: refreshSession, staleTime: 0 }).catch(() => {});
    void client.invalidateQueries({ queryKey: ['team', 'company'] });
  });
  // Hours and slips of an open record follow the teacher's actions.
  useLive('notice', ({ payload }) => {
    if (String(payload.kind).startsWith('wage.')) void client.invalidateQueries({ queryKey: ['wages'] });
  });
  return null;
}
