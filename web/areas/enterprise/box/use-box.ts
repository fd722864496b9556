import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { BoxDetail } from '#contract/deliveries.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '../../../api/browser-call.ts';
import { useSession } from '../../../session/session-store.ts';
import type { BoxFilters } from './box-filters.ts';

type Move = InputOf<Api['POST /api/company/updateResumeBoxStatus']>['body'];

const useCompanyId = () => useSession((state) => state.company?.id ?? '');

/** A sheet of the box. The sheet before stays on the screen while the next one loads. */
export function useBox({ status, postId, keyword, page }: BoxFilters) {
  const companyId = useCompanyId();
  return useQuery({
    queryKey: ['box', 'list', companyId, status, postId, keyword, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call('GET /api/company/resumeBoxList', { query: { companyId, status, postId, keyword, page } }, { signal }),
  });
}

/** One delivery. Opening it is a look that the seeker is told of, so it is asked for once, and again only when something happened to it. */
export function useBoxDetail(id: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['box', 'detail', id],
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const detail = await call(
        'GET /api/company/deliveries/:id',
        { params: { id: id ?? '' } },
        { signal, background: true },
      );
      void client.invalidateQueries({ queryKey: ['box', 'list'] });
      return detail;
    },
  });
}

/** Moves a delivery; the lists and the open panel follow from the answer. */
export function useMove() {
  const client = useQueryClient();
  const settle = (detail: BoxDetail) => {
    client.setQueryData(['box', 'detail', detail.id], detail);
    void client.invalidateQueries({ queryKey: ['box', 'list'] });
    void client.invalidateQueries({ queryKey: ['box', 'day'] });
  };
  return useMutation({
    mutationFn: (body: Move) => call('POST /api/company/updateResumeBoxStatus', { body }),
    onSuccess: settle,
    onError: (_error, { id }) => void client.invalidateQueries({ queryKey: ['box', 'detail', id] }),
  });
}

/** Cancels the interview in force, or records that the person did not come. */
export function useInterviewEnd() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, as, note }: { id: string; as: 'cancelled' | 'absent'; note?: string }) =>
      call('POST /api/company/interviews/:id/cancel', { params: { id }, body: { as, note } }),
    onSuccess: (detail) => {
      client.setQueryData(['box', 'detail', detail.id], detail);
      void client.invalidateQueries({ queryKey: ['box', 'list'] });
    },
  });
}
