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
 * that failed is not kept.
 */
export function cachedBy<T>(
  { freshMs, staleMs, max, clock }: Options,
  load: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const kept = new LRUCache<string, Kept<T>>({ max });
  const now = () => clock.now().getTime();

  const begin = (key: string) => {
    const entry: Kept<T> = { value: load(key), madeAt: now(), renewing: false };
    kept.set(key, entry);
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.value;
  };
  const renew = async (key: string, old: Kept<T>) => {
    old.renewing = true;
    const madeAt = now();
    try {
      const value = await load(key);
      kept.set(key, { value: Promise.resolve(value), madeAt, renewing: false });
    } catch {
      old.renewing = false;
    }
  };
  return (key) => {
    const found = kept.get(key);
    const age = found ? now() - found.madeAt : Number.POSITIVE_INFINITY;
    if (!found || age >= freshMs + staleMs) return begin(key);
    if (age >= freshMs && !found.renewing) void renew(key, found);
    return found.value;
  };
}
