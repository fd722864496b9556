import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '#web/api/browser-call.ts';

/** The lists and records, which each of the school's actions changes. */
export const wageCalls = [['wages']] as const;

export const useWages = () =>
  useQuery({
    queryKey: ['wages'],
    queryFn: ({ signal }) => call('GET /api/company/wages', {}, { signal }),
  });

export const useWageRecord = (id: string | null) =>
  useQuery({
    queryKey: ['wages', id],
    queryFn:
      id === null
        ? skipToken
        : ({ signal }) =>
            call(
              'GET /api/company/wages/agreements/:id',
              { params: { id } },
              { signal, background: true, quiet: true },
            ),
  });
