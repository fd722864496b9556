import { useMemo } from 'react';
import { idempotencyKey } from './idempotency-key.ts';

export interface FormKey {
  /** The idempotency key of this content: the same content sent again from the same form is the same write. */
  of(content: unknown): string;
  /** The form stays open for another entry, which may have the same content. */
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
 * Idempotency keys of a form or dialog as it was opened: a second click, and another try after a lost answer, repeat the write
 * under its key, and the server answers the first result. Content that was changed is a new write, since the server refuses
 * another content under a used key. A dialog that stays mounted gives what it is `opened` for.
 */
export function useFormKey(opened?: unknown): FormKey {
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again, it is another form
  return useMemo(formKey, [opened]);
}
