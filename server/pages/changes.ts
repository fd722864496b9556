import { LRUCache } from 'lru-cache';

/** So many changed things are remembered; of what is older, everything counts as changed. */
const REMEMBERED = 20_000;

/** FNV-1a: two tags that share a number cost a page that was still right, never keep one that was not. */
function numberOf(tag: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < tag.length; at += 1) hash = Math.imul(hash ^ tag.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * What changed, in its order. Who keeps something remembers what it was made from and the moment of its making, and asks
 * whether any of that changed since: a list of twenty posts needs a hundred bytes for it, and a change nothing but a note.
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
    return Uint32Array.from(new Set(tags), numberOf);
  }

  note(tag: string): void {
    this.#now += 1;
    this.#last.set(numberOf(tag), this.#now);
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
