import { LRUCache } from 'lru-cache';
import type { Bodies } from './bodies.ts';

export interface CachedPage extends Bodies {
  status: number;
  policy: string;
  tags: Set<string>;
}

interface Options {
  maxBytes: number;
  /** How long a page is fresh after it was made. */
  ttlMs: number;
  /** How long after that it still serves while a new one is made behind it, unless its own deadline comes first. */
  staleMs: number;
}

/** What an entry costs beside its body. */
const ENTRY_BYTES = 1_500;
/** Changes are remembered so that a page that was in the making meanwhile is not kept. */
const CHANGES_KEPT = 20_000;

/**
 * Pages that every visitor sees alike, kept in this process in packed form. A page leaves when a thing it was made from
 * changes (its tags, told over the bus), when its own deadline comes, or after `ttlMs + staleMs`.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #renewAt = new WeakMap<CachedPage, number>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #changes = new LRUCache<string, number>({ max: CHANGES_KEPT });
  readonly #options: Options;
  #now = 0;
  hits = 0;
  misses = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#pages = new LRUCache<string, CachedPage>({
      maxSize: options.maxBytes,
      sizeCalculation: ({ packed }) => ENTRY_BYTES + packed.length,
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

  /** A page that needs nothing but to be sent; one that is absent or wants to be renewed is left to `get`, uncounted. */
  getFresh(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || this.#isAging(page)) return undefined;
    this.hits += 1;
    return page;
  }

  /** Whether the caller should make this page anew behind the answer: true once for each time that it ages. */
  takeRenewal(page: CachedPage): boolean {
    if (!this.#isAging(page)) return false;
    this.#renewAt.delete(page);
    return true;
  }

  /** Keeps a page for `freshMs` at most, unless what it was made from has changed since `madeSince`. */
  set(key: string, page: CachedPage, freshMs: number, madeSince = this.#now): void {
    const { ttlMs, staleMs } = this.#options;
    const ttl = Math.min(ttlMs + staleMs, freshMs);
    if (ttl <= 0 || this.#changedSince(page, madeSince)) return;
    this.#pages.set(key, page, { ttl });
    this.#renewAt.set(page, performance.now() + ttlMs);
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
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

  #isAging(page: CachedPage): boolean {
    return performance.now() >= (this.#renewAt.get(page) ?? Number.POSITIVE_INFINITY);
  }

  #changedSince(page: CachedPage, moment: number): boolean {
    return ['*', ...page.tags].some((tag) => (this.#changes.peek(tag) ?? 0) > moment);
  }

  #forget(key: string, page: CachedPage): void {
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}
