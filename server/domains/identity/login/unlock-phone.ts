import type { Deps } from '#server/platform/deps.ts';
import { clearCounters } from '#server/platform/limits/consume.ts';
import { limitKey } from '../limits.ts';

/**
 * The counters of failed sign-ins. Counters of sent messages remain, or a call to the service desk would allow more messages;
 * those of the operators' console remain too, since the service desk has no authority over other operators.
 */
const names = ['wrong-password', 'wrong-code'];

/** Clears the lock-out of a phone. Returns the number of limits cleared. */
export function unlockPhone(deps: Deps, phone: string): Promise<number> {
  // A phone's counters by source share its own key as a prefix.
  const prefixes = names.map((name) => limitKey(deps, name, phone));
  return clearCounters(deps.db, prefixes);
}
