import { LRUCache } from 'lru-cache';
import type { Clock } from '#server/platform/clock.ts';

interface Options {
  freshMs: number;
  max: number;
  clock: Clock;
}

interface Kept<T> {
  value: Promise<T>;
  until: number;
}

/**
 * Keeps what `load` made for each key for a while. Many who ask at once share one load; one that failed is not kept.
 */
export function cachedBy<T>(
  { freshMs, max, clock }: Options,
  load: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const kept = new LRUCache<string, Kept<T>>({ max });
  return (key) => {
    const now = clock.now().getTime();
    const found = kept.get(key);
    if (found && found.until > now) return found.value;
    const entry: Kept<T> = { value: load(key), until: now + freshMs };
    kept.set(key, entry);
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.value;
  };
}
