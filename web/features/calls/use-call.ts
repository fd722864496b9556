import { skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Api, CallOptions, EndpointKey } from '#contract/api.ts';
import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';

type Query<K extends EndpointKey, T> = UseQueryOptions<AnswerOf<Api[K]>, Error, T>;
type Extras<K extends EndpointKey, T> = Omit<Query<K, T>, 'queryKey' | 'queryFn' | 'enabled'> &
  Pick<CallOptions, 'background' | 'quiet'>;

/** The cache key of a call: its endpoint, then its input. The endpoint alone is the prefix of every call to it. */
export const callKey = <K extends EndpointKey>(key: K, input?: InputOf<Api[K]>) =>
  input === undefined ? [key] : [key, input];

/** Fetches a call's answer and caches it under the call's key; with `null` as input nothing is fetched. */
export function useCall<K extends EndpointKey, T = AnswerOf<Api[K]>>(
  key: K,
  input: InputOf<Api[K]> | null,
  { background = false, quiet = false, ...extras }: Extras<K, T> = {},
) {
  const query: Query<K, T> = {
    ...extras,
    queryKey: [key, input],
    queryFn:
      input === null
        ? skipToken
        : ({ signal }) =>
            // A POST used as a query is not aborted: its effect would happen anyway.
            call(key, input, { background, quiet, ...(key.startsWith('GET ') ? { signal } : {}) }),
  };
  return useQuery(query);
}
