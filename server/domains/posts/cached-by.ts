import { LRUCache } from 'lru-cache';
import type { Clock } from '#server/platform/clock.ts';

interface Options {
  freshMs: number;
  /** How long after that the old answer still serves, while a new one is made behind it. */
  staleMs: number;
  max: number;
  clock: Clock;
}

interface Kept<T> {
  value: Promise<T>;
  madeAt: number;
  renewing: boolean;
}

/**
 * Keeps what `load` made for each key for a while. Many who ask at once share one load, and nobody waits for a renewal; one
 * that failed is not kept. `by` is what any one of those who ask under a key may hand to the load.
 */
export function cachedBy<T, A extends unknown[]>(
  { freshMs, staleMs, max, clock }: Options,
  load: (key: string, ...by: A) => Promise<T>,
): (key: string, ...by: A) => Promise<T> {
  const kept = new LRUCache<string, Kept<T>>({ max });
  const now = () => clock.now().getTime();

  const begin = (key: string, by: A) => {
    const entry: Kept<T> = { value: load(key, ...by), madeAt: now(), renewing: false };
    kept.set(key, entry);
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.value;
  };
  const renew = async (key: string, by: A, old: Kept<T>) => {
    old.renewing = true;
    const madeAt = now();
    try {
      const value = await load(key, ...by);
      kept.set(key, { value: Promise.resolve(value), madeAt, renewing: false });
    } catch {
      old.renewing = false;
    }
  };
  return (key, ...by) => {
    const found = kept.get(key);
    const age = found ? now() - found.madeAt : Number.POSITIVE_INFINITY;
    if (!found || age >= freshMs + staleMs) return begin(key, by);
    if (age >= freshMs && !found.renewing) void renew(key, by, found);
    return found.value;
  };
}
