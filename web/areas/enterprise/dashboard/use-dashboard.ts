import { useCall } from '#web/features/calls/use-call.ts';
import { useSession } from '#web/session/session-store.ts';

/** Recruiting figures of the last `days` days. */
export function useDashboard(days: number) {
  const isApproved = useSession((state) => state.company?.status === 'approved');
  return useCall('GET /api/company/dashboard', isApproved ? { query: { days } } : null, {
    background: true,
    quiet: true,
  });
}
