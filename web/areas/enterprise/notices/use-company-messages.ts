import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeTopic } from '#contract/notifications/notice-topics.ts';
import { call } from '#web/api/browser-call.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { useSession } from '#web/session/session-store.ts';

/** The company's notifications of one topic or all, newest first; refetched on socket events. */
export function useCompanyMessages(topic: NoticeTopic | undefined) {
  const companyId = useSession((state) => state.company?.id ?? '');
  const client = useQueryClient();
  useLive('notice', () => void client.invalidateQueries({ queryKey: ['company-messages'] }));
  return useInfiniteQuery({
    queryKey: ['company-messages', companyId, topic],
    enabled: companyId !== '',
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        'GET /api/company/queryCompanyMessage',
        { query: { companyId, topic, cursor } },
        { signal, background: true, quiet: true },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
