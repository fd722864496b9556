import { LRUCache } from 'lru-cache';
import { fnv1a } from './fnv.ts';

/** So many changed things are remembered; of what is older, everything counts as changed. */
const REMEMBERED = 20_000;

/**
 * What changed, in its order. Who keeps something remembers what it was made from and the moment of its making, and asks
 * whether any of that changed since: a list of twenty posts needs two hundred bytes for it, and a change nothing but a note. Two
 * things that share a number cost a page that was still right, and never keep one that was not.
 */
export class Changes {
  readonly #last = new LRUCache<number, number>({
    max: REMEMBERED,
    dispose: (moment, _, reason) => {
      if (reason === 'evict') this.#floor = Math.max(this.#floor, moment);
    },
  });
  #now = 0;
  /** Changes up to here are not remembered one by one. */
  #floor = 0;

  /** How many there were. */
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

  /** Counts as a change of everything. */
  noteAll(): void {
    this.#now += 1;
    this.#floor = this.#now;
  }

  /** Whether one of these has changed after a moment. */
  since(moment: number, tags: Uint32Array): boolean {
    return moment < this.#floor || tags.some((tag) => (this.#last.peek(tag) ?? 0) > moment);
  }
}
