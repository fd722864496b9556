import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { idempotencyKey } from '#web/features/deliver/idempotency-key.ts';

type Body<K extends keyof Api> = NonNullable<InputOf<Api[K]> extends { body?: infer B } ? B : never>;

export const useWages = () =>
  useQuery({ queryKey: ['wages'], queryFn: ({ signal }) => call('GET /api/company/wages', {}, { signal }) });

export const useWageRecord = (id: string) =>
  useQuery({
    queryKey: ['wages', id],
    queryFn: ({ signal }) =>
      call('GET /api/company/wages/agreements/:id', { params: { id } }, { signal, background: true }),
  });

/** The deeds of the school; lists and records are asked anew after each, done or refused. */
export function useWageDeeds() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['wages'] });
  const once = () => ({ idempotencyKey: idempotencyKey() });
  return {
    agree: useMutation({
      onSettled,
      mutationFn: (body: Body<'POST /api/company/wages/agreements'>) =>
        call('POST /api/company/wages/agreements', { body }, once()),
    }),
    enter: useMutation({
      onSettled,
      mutationFn: ({ id, body }: { id: string; body: Body<'POST /api/company/wages/agreements/:id/hours'> }) =>
        call('POST /api/company/wages/agreements/:id/hours', { params: { id }, body }, once()),
    }),
    moveHours: useMutation({
      onSettled,
      mutationFn: ({ id, body }: { id: string; body: Body<'POST /api/company/wages/hours/:id/moves'> }) =>
        call('POST /api/company/wages/hours/:id/moves', { params: { id }, body }),
    }),
    create: useMutation({
      onSettled,
      mutationFn: ({ id, body }: { id: string; body: Body<'POST /api/company/wages/agreements/:id/slips'> }) =>
        call('POST /api/company/wages/agreements/:id/slips', { params: { id }, body }, once()),
    }),
    edit: useMutation({
      onSettled,
      mutationFn: ({ id, body }: { id: string; body: Body<'PUT /api/company/wages/slips/:id'> }) =>
        call('PUT /api/company/wages/slips/:id', { params: { id }, body }),
    }),
    moveSlip: useMutation({
      onSettled,
      mutationFn: ({ id, body }: { id: string; body: Body<'POST /api/company/wages/slips/:id/moves'> }) =>
        call('POST /api/company/wages/slips/:id/moves', { params: { id }, body }),
    }),
  };
}
