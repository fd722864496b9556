import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { useSession } from '#web/session/session-store.ts';
import type { BoxQuery } from './box-filters.ts';

export type Move = InputOf<Api['POST /api/company/updateResumeBoxStatus']>['body'];

export const useCompanyId = () => useSession((state) => state.company?.id ?? '');

/** A sheet of the box. The sheet before stays on the screen while the next one loads. */
export function useBox(query: BoxQuery, page: number, enabled: boolean) {
  const companyId = useCompanyId();
  return useQuery({
    queryKey: ['box', 'list', companyId, query, page],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        'GET /api/company/resumeBoxList',
        { query: { ...query, companyId, page } },
        { signal, background: page > 1 },
      ),
  });
}

/** A column of the board, which goes on as one scrolls. */
export function useColumn(query: BoxQuery, enabled: boolean) {
  const companyId = useCompanyId();
  return useInfiniteQuery({
    queryKey: ['box', 'list', 'column', companyId, query],
    enabled,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/company/resumeBoxList', { query: { ...query, companyId, cursor } }, { signal, background: true }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
export type Column = ReturnType<typeof useColumn>;

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

/** Under this key the page finds which deliveries were moved here. */
export const MOVE_KEY = ['box-move'];

/** Moves a delivery; the lists and the open panel follow from the answer. */
export function useMove() {
  const client = useQueryClient();
  const settle = async (detail: BoxDetail) => {
    client.setQueryData(['box', 'detail', detail.id], detail);
    void client.invalidateQueries({ queryKey: ['box', 'day'] });
    await client.invalidateQueries({ queryKey: ['box', 'list'] });
  };
  return useMutation({
    mutationKey: MOVE_KEY,
    mutationFn: (body: Move) => call('POST /api/company/updateResumeBoxStatus', { body }),
    onSuccess: settle,
    // Somebody else was first: what they made of it is shown instead.
    onError: (_error, { id }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['box', 'detail', id] }),
        client.invalidateQueries({ queryKey: ['box', 'list'] }),
      ]),
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
