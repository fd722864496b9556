import { LRUCache } from 'lru-cache';
import { api } from '#contract/api.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import type { Changes } from '#server/platform/changes.ts';
import { singleFlight } from './single-flight.ts';

/** The answer of a call, with its tags and deadline. */
export interface Answer {
  value: unknown;
  tags: ReadonlySet<string>;
  /** When the first of the items shown expires, in ms since the epoch. */
  freshUntil: number;
}

interface CacheEntry extends Answer {
  numbers: Uint32Array;
  soundAt: number;
}

/** Maximum age, so that a page is not much older than its render time says. */
const TTL_MS = 30_000;
const MAX_ENTRIES = 20;

/** Calls with identical answers in documents of many addresses: the columns of the home page take 13 statements. */
const isShared = (key: string): boolean => (api as EndpointTable)[key as keyof EndpointTable]?.shared === true;

/**
 * Caches answers that many documents share. As with pages, an answer is valid until something it was made from changes, its own
 * deadline comes, or 30 seconds have passed.
 */
export class AnswerCache {
  readonly #changes: Changes;
  readonly #kept = new LRUCache<string, CacheEntry>({ max: MAX_ENTRIES, ttl: TTL_MS });
  readonly #share = singleFlight<Answer>();

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** Whether answers to this call are cached at all. */
  keeps(key: string): boolean {
    return isShared(key);
  }

  /** The answer to such a call at a moment: from the cache, or by `make`. */
  async of(key: string, input: object, now: Date, make: () => Promise<Answer>): Promise<Answer> {
    const name = `${key} ${JSON.stringify(input)}`;
    const cached = this.#kept.get(name);
    if (cached && this.#isFresh(cached) && now.getTime() < cached.freshUntil) return cached;
    const { moment } = this.#changes;
    return this.#share(name, moment, async () => {
      const made = await make();
      this.#kept.set(name, { ...made, numbers: this.#changes.known(made.tags), soundAt: moment });
      return made;
    });
  }

  #isFresh(cached: CacheEntry): boolean {
    if (cached.soundAt === this.#changes.moment) return true;
    if (this.#changes.since(cached.soundAt, cached.numbers)) return false;
    cached.soundAt = this.#changes.moment;
    return true;
  }
}
