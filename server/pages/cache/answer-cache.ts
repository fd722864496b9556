import { LRUCache } from 'lru-cache';
import type { Changes } from '#server/platform/changes.ts';
import { singleFlight } from './single-flight.ts';

/** What a call told of its answer. */
export interface Answer {
  value: unknown;
  tags: ReadonlySet<string>;
  /** When the first of what it shows is over, in ms. */
  freshUntil: number;
}

interface CacheEntry extends Answer {
  numbers: Uint32Array;
  soundAt: number;
}

/** Kept no longer than this, so that a page is not much older than the time of its own making says. */
const TTL_MS = 30_000;
const MOST = 20;

/** Calls that documents of many addresses make word for word: the columns of the home page are thirteen statements. */
const alike: ReadonlySet<string> = new Set([
  'GET /api/site/config',
  'GET /api/content/home',
  'GET /api/fairs',
  'GET /api/fairs/calendar',
]);

/**
 * Answers that many documents are made from alike, kept as pages are: until something that they were made from changes, their
 * own deadline comes, or half a minute is over.
 */
export class AnswerCache {
  readonly #changes: Changes;
  readonly #kept = new LRUCache<string, CacheEntry>({ max: MOST, ttl: TTL_MS });
  readonly #share = singleFlight<Answer>();

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** Whether answers to this call are kept at all. */
  keeps(key: string): boolean {
    return alike.has(key);
  }

  /** The answer to such a call at a moment, made unless it is kept. */
  async of(key: string, input: object, now: Date, make: () => Promise<Answer>): Promise<Answer> {
    const name = `${key} ${JSON.stringify(input)}`;
    const kept = this.#kept.get(name);
    if (kept && this.#isSound(kept) && now.getTime() < kept.freshUntil) return kept;
    const { moment } = this.#changes;
    return this.#share(name, moment, async () => {
      const made = await make();
      this.#kept.set(name, { ...made, numbers: this.#changes.known(made.tags), soundAt: moment });
      return made;
    });
  }

  #isSound(kept: CacheEntry): boolean {
    if (kept.soundAt === this.#changes.moment) return true;
    if (this.#changes.since(kept.soundAt, kept.numbers)) return false;
    kept.soundAt = this.#changes.moment;
    return true;
  }
}
