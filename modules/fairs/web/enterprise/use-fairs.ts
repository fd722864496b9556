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

interface FairFilters {
  keyword?: string | undefined;
  type?: string | undefined;
  cityCode?: string | undefined;
}

/** Fairs open for application, or with `mine` the applied ones. */
export function useFairs(mine: boolean, page: number, filters: FairFilters) {
  const companyId = useSession((state) => state.company?.id);
  return useCall(
    'POST /api/jobmeeting/queryJobMeetingByCompanyId',
    companyId ? { query: { companyId, page }, body: { mine, ...filters } } : null,
  );
}

/** One fair with its plan, polled while booths change. */
export const useFair = (id: string | null) =>
  useCall('GET /api/company/fairs/:id', id === null ? null : { params: { id } }, {
    background: true,
    refetchInterval: 20_000,
  });

/** Updates open pages when the company is notified of a free booth or a decision. */
export function useFairNews(): void {
  const client = useQueryClient();
  useLive('notice', ({ payload }) => {
    if (!String(payload.kind).startsWith('fair.')) return;
    for (const key of fairCalls) void client.invalidateQueries({ queryKey: [key] });
  });
}
