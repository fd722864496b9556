import type { Deps } from '#server/platform/deps.ts';
import { clearCounters } from '#server/platform/limits/consume.ts';
import { limitKey } from '../limits.ts';

/**
 * The counters of failed sign-ins. Those of messages sent stand, or a call to the service desk would be a way to send more;
 * those of the operators' console stand too, for the service desk is not trusted with other operators.
 */
const names = ['wrong-password', 'wrong-code'];

/** Lets the holder of a phone try again at once. Answers how many limits were in the way. */
export function unlockPhone(deps: Deps, phone: string): Promise<number> {
  // A phone's counters by source begin with its own key.
  const prefixes = names.map((name) => limitKey(deps, name, phone));
  return clearCounters(deps.db, prefixes);
}
