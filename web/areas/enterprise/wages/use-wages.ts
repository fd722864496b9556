import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';

type Body<K extends keyof Api> = NonNullable<InputOf<Api[K]> extends { body?: infer B } ? B : never>;

/** A body with the form's idempotency key. */
interface Keyed<K extends keyof Api> {
  body: Body<K>;
  key: string;
}

export const useWages = () =>
  useQuery({ queryKey: ['wages'], queryFn: ({ signal }) => call('GET /api/company/wages', {}, { signal }) });

export const useWageRecord = (id: string) =>
  useQuery({
    queryKey: ['wages', id],
    queryFn: ({ signal }) =>
      call('GET /api/company/wages/agreements/:id', { params: { id } }, { signal, background: true }),
  });

/** The school's actions; each invalidates lists and records, on success or failure. */
export function useWageActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['wages'] });
  return {
    agree: useMutation({
      onSettled,
      mutationFn: ({ body, key }: Keyed<'POST /api/company/wages/agreements'>) =>
        call('POST /api/company/wages/agreements', { body }, { idempotencyKey: key }),
    }),
    enter: useMutation({
      onSettled,
      mutationFn: ({ id, body, key }: { id: string } & Keyed<'POST /api/company/wages/agreements/:id/hours'>) =>
        call('POST /api/company/wages/agreements/:id/hours', { params: { id }, body }, { idempotencyKey: key }),
    }),
    moveHours: useMutation({
      onSettled,
      mutationFn: ({ id, body }: { id: string; body: Body<'POST /api/company/wages/hours/:id/moves'> }) =>
        call('POST /api/company/wages/hours/:id/moves', { params: { id }, body }),
    }),
    create: useMutation({
      onSettled,
      mutationFn: ({ id, body, key }: { id: string } & Keyed<'POST /api/company/wages/agreements/:id/slips'>) =>
        call('POST /api/company/wages/agreements/:id/slips', { params: { id }, body }, { idempotencyKey: key }),
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
