import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { DrawnBooth } from '#contract/fairs/fair-shapes.ts';
import { call } from '#web/api/browser-call.ts';

type ListQuery = NonNullable<InputOf<Api['GET /api/admin/fairs']>['query']>;
export type Draft = InputOf<Api['POST /api/admin/fairs']>['body'];
type Decision = InputOf<Api['POST /api/admin/exhibitors/:id/moves']>['body'];

export const useAllFairs = (query: ListQuery) =>
  useQuery({
    queryKey: ['admin-fairs', query],
    queryFn: ({ signal }) => call('GET /api/admin/fairs', { query }, { signal }),
  });

export const useFair = (id: string) =>
  useQuery({
    queryKey: ['admin-fair', id],
    enabled: id !== '',
    queryFn: ({ signal }) => call('GET /api/admin/fairs/:id', { params: { id } }, { signal }),
  });

export const useApplications = (id: string) =>
  useQuery({
    queryKey: ['admin-fair', id, 'exhibitors'],
    queryFn: ({ signal }) =>
      call('GET /api/admin/fairs/:id/exhibitors', { params: { id } }, { signal, background: true }),
  });

/** The numbers of the door, asked for again every few seconds. */
export const useCounts = (id: string) =>
  useQuery({
    queryKey: ['admin-fair', id, 'counts'],
    refetchInterval: 5_000,
    queryFn: ({ signal }) =>
      call('GET /api/admin/fairs/:id/counts', { params: { id } }, { signal, background: true, quiet: true }),
  });

/** The operator's deeds; what they change is asked anew. */
export function useActions(id: string) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all(['admin-fairs', 'admin-fair'].map((name) => client.invalidateQueries({ queryKey: [name] })));
  const params = { id };
  return {
    create: useMutation({
      onSettled,
      mutationFn: ({ body, key }: { body: Draft; key: string }) =>
        call('POST /api/admin/fairs', { body }, { idempotencyKey: key }),
    }),
    edit: useMutation({ onSettled, mutationFn: (body: Draft) => call('PUT /api/admin/fairs/:id', { params, body }) }),
    plan: useMutation({
      onSettled,
      mutationFn: (booths: DrawnBooth[]) => call('PUT /api/admin/fairs/:id/booths', { params, body: { booths } }),
    }),
    move: useMutation({
      onSettled,
      mutationFn: ({ body, key }: { body: { move: 'publish' | 'cancel'; reason?: string }; key: string }) =>
        call('POST /api/admin/fairs/:id/moves', { params, body }, { idempotencyKey: key }),
    }),
    decide: useMutation({
      onSettled,
      mutationFn: ({ exhibitorId, body, key }: { exhibitorId: string; body: Decision; key: string }) =>
        call('POST /api/admin/exhibitors/:id/moves', { params: { id: exhibitorId }, body }, { idempotencyKey: key }),
    }),
    checkIn: useMutation({
      onSettled,
      mutationFn: (code: string) =>
        call('POST /api/admin/fairs/:id/check-ins', { params, body: { code } }, { quiet: true }),
    }),
  };
}
