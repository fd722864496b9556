import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Api, CallOptions, EndpointKey } from '#contract/api.ts';
import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { toast } from '#web/api/toasts.ts';

interface Options<K extends EndpointKey> extends Pick<CallOptions, 'background' | 'quiet'> {
  /** Shown once it is done. */
  done?: string | ((answer: AnswerOf<Api[K]>, input: InputOf<Api[K]>) => string);
  /** The record for which the form or dialog was opened: see `useFormKey`. */
  opened?: unknown;
  onSuccess?(answer: AnswerOf<Api[K]>, input: InputOf<Api[K]>): unknown;
  onError?(error: unknown, input: InputOf<Api[K]>): unknown;
}

/**
 * A write, or a file that is made on request. The idempotency key belongs to the form as it was opened: sending the same content
 * again is the same write. `send` resolves to the answer, or to undefined if the call failed; the API client has shown the error
 * by then, unless it is `quiet`. It also resolves to undefined, at once, while the same content is under way: of two presses only
 * the first goes on. Consoles use `#web/features/calls/use-call.ts`, which also refreshes what they have fetched.
 */
export function useAction<K extends EndpointKey>(key: K, options: Options<K> = {}) {
  const form = useFormKey(options.opened);
  const [pending, setPending] = useState(0);
  const underWay = useRef(new Set<string>());
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const send = useCallback(
    async (
      input: InputOf<Api[K]>,
      { keepalive }: Pick<CallOptions, 'keepalive'> = {},
    ): Promise<AnswerOf<Api[K]> | undefined> => {
      const content = JSON.stringify(input);
      if (underWay.current.has(content)) return undefined;
      underWay.current.add(content);
      setPending((count) => count + 1);
      const { background, quiet } = latest.current;
      const idempotencyKey = key.startsWith('GET ') ? undefined : form.of(input);
      try {
        const answer = await call(key, input, { background, quiet, keepalive, idempotencyKey });
        const { done, onSuccess } = latest.current;
        if (done) toast.success(typeof done === 'string' ? done : done(answer, input));
        await onSuccess?.(answer, input);
        return answer;
      } catch (error) {
        await latest.current.onError?.(error, input);
        return undefined;
      } finally {
        underWay.current.delete(content);
        setPending((count) => count - 1);
      }
    },
    [key, form],
  );
  return { send, isPending: pending > 0, renew: form.renew };
}
