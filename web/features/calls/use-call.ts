import {
  skipToken,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { Api, CallOptions, EndpointKey } from '#contract/api.ts';
import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { toast } from '#web/api/toasts.ts';

interface Options<K extends EndpointKey>
  extends Pick<
      UseMutationOptions<AnswerOf<Api[K]>, Error, InputOf<Api[K]>>,
      'onSuccess' | 'onError' | 'mutationKey' | 'scope'
    >,
    Pick<CallOptions, 'background' | 'quiet'> {
  /** Calls whose answers this action changes; they are refetched after it, whether it succeeded or failed. */
  invalidates?: readonly (EndpointKey | readonly unknown[])[];
  /** Cache key of the call that returns the same answer: an action on a record returns the record. */
  answers?: readonly unknown[];
  /** Shown once it is done. */
  done?: string | ((answer: AnswerOf<Api[K]>, input: InputOf<Api[K]>) => string);
  /** The record for which the form or dialog was opened: see `useFormKey`. */
  opened?: unknown;
}

/**
 * A write. The idempotency key belongs to the form as it was opened: sending the same content again is the same write. `send`
 * resolves to the answer, or to undefined if the call failed; the API client has shown the error by then. It also resolves to
 * undefined, at once, while the same content is under way: of two presses only the first goes on.
 */
export function useAction<K extends EndpointKey>(
  key: K,
  {
    invalidates = [],
    answers,
    done,
    opened,
    background = false,
    quiet = false,
    onSuccess,
    ...handlers
  }: Options<K> = {},
) {
  const client = useQueryClient();
  const form = useFormKey(opened);
  const mutation = useMutation<AnswerOf<Api[K]>, Error, InputOf<Api[K]>>({
    ...handlers,
    onSuccess: (answer, input, ...rest) => {
      if (answers) {
        // A request under way would bring back what was before.
        void client.cancelQueries({ queryKey: answers, exact: true });
        client.setQueryData(answers, answer);
      }
      if (done) toast.success(typeof done === 'string' ? done : done(answer, input));
      return onSuccess?.(answer, input, ...rest);
    },
    mutationFn: (input) => call(key, input, { background, quiet, idempotencyKey: form.of(input) }),
    onSettled: () =>
      Promise.all(
        invalidates.map((invalidate) =>
          client.invalidateQueries({ queryKey: typeof invalidate === 'string' ? [invalidate] : invalidate }),
        ),
      ),
  });
  const underWay = useRef(new Set<string>());
  const send = async (input: InputOf<Api[K]>): Promise<AnswerOf<Api[K]> | undefined> => {
    const content = JSON.stringify(input);
    if (underWay.current.has(content)) return undefined;
    underWay.current.add(content);
    return mutation
      .mutateAsync(input)
      .catch(() => undefined)
      .finally(() => underWay.current.delete(content));
  };
  return { ...mutation, send, renew: form.renew };
}

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
