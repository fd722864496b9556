import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '#web/features/calls/use-call.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { askBoxAnew } from '../box-calls.ts';
import { refreshSession } from '../refresh-session.ts';

/** Lists and counts of the console follow what seekers do, without a reload. */
export function LiveRefresh() {
  const client = useQueryClient();
  useLive('delivery', ({ payload }) => {
    void askBoxAnew(client);
    // An open panel shows what the other side just did; the look itself was told of when it was opened.
    void client.invalidateQueries({
      queryKey: callKey('GET /api/company/deliveries/:id', { params: { id: String(payload.deliveryId) } }),
    });
  });
  // A review that ended, or a suspension, changes what the company may do, whichever of its pages is open.
  useLive('notice', ({ payload }) => {
    if (!String(payload.kind).startsWith('company.')) return;
    client.fetchQuery({ queryKey: ['session'], queryFn: refreshSession, staleTime: 0 }).catch(() => {});
    void client.invalidateQueries({ queryKey: ['team', 'company'] });
  });
  // Hours and slips of an open record show what the teacher just did.
  useLive('notice', ({ payload }) => {
    if (String(payload.kind).startsWith('wage.')) void client.invalidateQueries({ queryKey: ['wages'] });
  });
  return null;
}
