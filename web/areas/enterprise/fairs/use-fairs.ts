import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '#web/features/calls/use-call.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { useSession } from '#web/session/session-store.ts';

/** What an action at a fair, or the news of one, may change. */
export const fairCalls = [
  'POST /api/jobmeeting/queryJobMeetingByCompanyId',
  'GET /api/company/fairs/:id',
  'GET /api/company/fairs/:id/visitors',
] as const;

/** Fairs to apply to, or with `mine` those applied for. */
export function useFairs(mine: boolean, page: number) {
  const companyId = useSession((state) => state.company?.id);
  return useCall(
    'POST /api/jobmeeting/queryJobMeetingByCompanyId',
    companyId ? { query: { companyId, page }, body: { mine } } : null,
  );
}

/** One fair with its plan. Looked at again while booths come and go. */
export const useFair = (id: string | null) =>
  useCall('GET /api/company/fairs/:id', id === null ? null : { params: { id } }, {
    background: true,
    refetchInterval: 20_000,
  });

/** A booth that came free, or a decision: what is open shows it as soon as the company is told. */
export function useFairNews(): void {
  const client = useQueryClient();
  useLive('notice', ({ payload }) => {
    if (!String(payload.kind).startsWith('fair.')) return;
    for (const key of fairCalls) void client.invalidateQueries({ queryKey: [key] });
  });
}
