import { useMemo } from 'react';
import { idempotencyKey } from './idempotency-key.ts';

interface FormKey {
  /** The idempotency key of this content: the same content sent again from the same form is the same write. */
  of(content: unknown): string;
  /** For another entry from the same open form, possibly with the same content. */
  renew(): void;
}

export function formKey(): FormKey {
  const keys = new Map<string, string>();
  return {
    of(content) {
      const text = JSON.stringify(content) ?? '';
      const key = keys.get(text) ?? idempotencyKey();
      keys.set(text, key);
      return key;
    },
    renew: () => keys.clear(),
  };
}

/**
 * Idempotency keys of a form or dialog as it was opened: a second click, or a retry after a lost answer, repeats the write under
 * its key, and the server answers the first result. Changed content is a new write, since the server refuses different content
 * under a used key. A dialog that stays mounted passes what it is `opened` for.
 */
export function useFormKey(opened?: unknown): FormKey {
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again, it is another form
  return useMemo(formKey, [opened]);
}
