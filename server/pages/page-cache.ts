import { LRUCache } from 'lru-cache';
import { type Bodies, pack } from './bodies.ts';

export interface CachedPage extends Bodies {
  status: number;
  policy: string;
  etag: string;
  tags: Set<string>;
}

interface Options {
  maxBytes: number;
  /** How long a page may be served after it was made. */
  ttlMs: number;
}

/** What an entry costs beside its bodies. */
const ENTRY_BYTES = 700;
/** Changes are remembered so that a page that was in the making meanwhile is not kept. */
const CHANGES_KEPT = 20_000;

const bytesOf = ({ plain, packed }: CachedPage) => {
  let bytes = ENTRY_BYTES + (plain?.length ?? 0);
  for (const body of packed.values()) bytes += body.length;
  return bytes;
};

/**
 * Pages that every visitor sees alike, kept in this process in packed form. A page leaves when a thing it was made from
 * changes (its tags, told over the bus), when its own deadline comes, or after `ttlMs`.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #byTag = new Map<string, Set<string>>();
  readonly #changes = new LRUCache<string, number>({ max: CHANGES_KEPT });
  readonly #ttlMs: number;
  #now = 0;
  hits = 0;
  misses = 0;

  constructor({ maxBytes, ttlMs }: Options) {
    this.#ttlMs = ttlMs;
    this.#pages = new LRUCache<string, CachedPage>({
      maxSize: maxBytes,
      sizeCalculation: bytesOf,
      dispose: (page, key) => this.#forget(key, page),
    });
  }

  /** A point in the sequence of changes: taken before a page is made, and handed to `set`. */
  get moment(): number {
    return this.#now;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page) this.hits += 1;
    else this.misses += 1;
    return page;
  }

  /** Keeps a page for `freshMs` at most, unless what it was made from has changed since `madeSince`; packs it aside. */
  set(key: string, page: CachedPage, freshMs: number, madeSince = this.#now): void {
    const ttl = Math.min(this.#ttlMs, freshMs);
    if (ttl <= 0 || this.#changedSince(page, madeSince)) return;
    this.#keep(key, page, ttl);
    void this.#pack(key, page);
  }

  evict(tag: string): void {
    this.#now += 1;
    this.#changes.set(tag, this.#now);
    for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#pages.delete(key);
  }

  /** Drops every page, and those that are in the making. */
  clear(): void {
    this.#now += 1;
    this.#changes.set('*', this.#now);
    this.#pages.clear();
  }

  #changedSince(page: CachedPage, moment: number): boolean {
    return ['*', ...page.tags].some((tag) => (this.#changes.peek(tag) ?? 0) > moment);
  }

  #keep(key: string, page: CachedPage, ttl: number): void {
    this.#pages.set(key, page, { ttl });
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
  }

  async #pack(key: string, page: CachedPage): Promise<void> {
    const packed = await pack(page).catch(() => null);
    if (!packed || this.#pages.peek(key) !== page) return;
    this.#keep(key, { ...page, ...packed }, this.#pages.getRemainingTTL(key));
  }

  #forget(key: string, page: CachedPage): void {
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}
