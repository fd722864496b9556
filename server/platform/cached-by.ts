import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';

/** The dependencies of an answer, and when its first part expires, in ms. */
export interface MadeFrom {
  tags: Iterable<string>;
  until: number;
}

interface Options<T> {
  freshMs: number;
  /** How long a stale answer is still served while it is being renewed. */
  staleMs: number;
  max: number;
  clock: Clock;
  /** For answers that are evicted at once when a dependency changes or expires. */
  following?: { changes: Changes; madeFrom(value: NoInfer<T>): MadeFrom };
}

interface CacheEntry<T> {
  value: Promise<T>;
  madeAt: number;
  renewing: boolean;
  /** Whether no dependency has changed or expired since loading began. */
  isFresh(): boolean;
}

const always = () => true;

/** Tracks the dependencies of an answer being loaded; until it is loaded, any change may concern it. */
function follow<T>(value: Promise<T>, clock: Clock, { changes, madeFrom }: NonNullable<Options<T>['following']>) {
  let soundAt = changes.moment;
  let until = Number.POSITIVE_INFINITY;
  let numbers: Uint32Array | undefined;
  value.then(
    (made) => {
      const from = madeFrom(made);
      until = from.until;
      numbers = changes.known(from.tags);
    },
    () => undefined,
  );
  return () => {
    if (clock.now().getTime() >= until) return false;
    if (soundAt === changes.moment) return true;
    if (!numbers || changes.since(soundAt, numbers)) return false;
    soundAt = changes.moment;
    return true;
  };
}

/**
 * Caches what `load` returns for each key. Concurrent callers share one load, and nobody waits for a renewal; failures are not
 * cached. `by` is an argument that any caller of a key may pass to the load.
 */
export function cachedBy<T, A extends unknown[]>(
  { freshMs, staleMs, max, clock, following }: Options<T>,
  load: (key: string, ...by: A) => Promise<T>,
): (key: string, ...by: A) => Promise<T> {
  const cached = new LRUCache<string, CacheEntry<T>>({ max });
  const now = () => clock.now().getTime();

  const make = (key: string, by: A): CacheEntry<T> => {
    const value = load(key, ...by);
    const isFresh = following ? follow(value, clock, following) : always;
    const entry = { value, madeAt: now(), renewing: false, isFresh };
    value.catch(() => {
      if (cached.get(key) === entry) cached.delete(key);
    });
    return entry;
  };
  const renew = async (key: string, by: A, old: CacheEntry<T>) => {
    old.renewing = true;
    const entry = make(key, by);
    try {
      await entry.value;
      cached.set(key, entry);
    } catch {
      old.renewing = false;
    }
  };
  return (key, ...by) => {
    const found = cached.get(key);
    const age = found ? now() - found.madeAt : Number.POSITIVE_INFINITY;
    if (found && age < freshMs + staleMs && found.isFresh()) {
      if (age >= freshMs && !found.renewing) void renew(key, by, found);
      return found.value;
    }
    const entry = make(key, by);
    cached.set(key, entry);
    return entry.value;
  };
}
