import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api, CallOptions, EndpointKey } from '#contract/api.ts';
import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';

interface Options<K extends EndpointKey>
  extends Pick<UseMutationOptions<AnswerOf<Api[K]>, Error, InputOf<Api[K]>>, 'onSuccess' | 'onError' | 'mutationKey'>,
    Pick<CallOptions, 'background' | 'quiet'> {
  /** The calls whose answers it changes; they are asked anew after it, whether it was done or refused. */
  invalidates?: readonly (EndpointKey | readonly unknown[])[];
  /** The call whose answer its own answer is: what is done to a thing answers the thing. */
  answers?: readonly unknown[];
  /** What the form or dialog that sends it was opened for: see `useFormKey`. */
  opened?: unknown;
}

/**
 * A write. The idempotency key is that of the form as it was opened: the same content sent again is the same write. `send`
 * resolves to the answer, or to undefined where it was refused, which the API client has shown by then.
 */
export function useAction<K extends EndpointKey>(
  key: K,
  { invalidates = [], answers, opened, background = false, quiet = false, onSuccess, ...handlers }: Options<K> = {},
) {
  const client = useQueryClient();
  const form = useFormKey(opened);
  const mutation = useMutation<AnswerOf<Api[K]>, Error, InputOf<Api[K]>>({
    ...handlers,
    onSuccess: (...done) => {
      if (answers) client.setQueryData(answers, done[0]);
      return onSuccess?.(...done);
    },
    mutationFn: (input) => call(key, input, { background, quiet, idempotencyKey: form.of(input) }),
    onSettled: () =>
      Promise.all(
        invalidates.map((one) => client.invalidateQueries({ queryKey: typeof one === 'string' ? [one] : one })),
      ),
  });
  const send = (input: InputOf<Api[K]>): Promise<AnswerOf<Api[K]> | undefined> =>
    mutation.mutateAsync(input).catch(() => undefined);
  return { ...mutation, send, renew: form.renew };
}
