import { LRUCache } from 'lru-cache';
import { fnv1a } from './fnv.ts';

/** Number of changes remembered; anything older counts as changed. */
const REMEMBERED = 20_000;

/**
 * A log of changed tags, in order. A cache entry stores its tags and the moment of its creation and asks whether one of them
 * changed since. A list of twenty posts takes 200 bytes, and recording a change is cheap. A hash collision evicts a page that was
 * still valid; it never keeps a stale one.
 */
export class Changes {
  readonly #last = new LRUCache<number, number>({
    max: REMEMBERED,
    dispose: (moment, _, reason) => {
      if (reason === 'evict') this.#floor = Math.max(this.#floor, moment);
    },
  });
  #now = 0;
  /** Changes up to this moment are not remembered individually. */
  #floor = 0;

  get moment(): number {
    return this.#now;
  }

  /** Tags in the form that `since` takes. */
  known(tags: Iterable<string>): Uint32Array {
    return Uint32Array.from(new Set(tags), fnv1a);
  }

  note(tag: string): void {
    this.#now += 1;
    this.#last.set(fnv1a(tag), this.#now);
  }

  /** Counts as a change of every tag. */
  noteAll(): void {
    this.#now += 1;
    this.#floor = this.#now;
  }

  since(moment: number, tags: Uint32Array): boolean {
    return moment < this.#floor || tags.some((tag) => (this.#last.peek(tag) ?? 0) > moment);
  }
}
