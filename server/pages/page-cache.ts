import { LRUCache } from 'lru-cache';
import type { Changes } from '../platform/changes.ts';
import type { Bodies } from './bodies.ts';

export interface CachedPage extends Bodies {
  status: number;
  policy: string;
}

interface Options {
  /** What changed since this process runs. */
  changes: Changes;
  maxBytes: number;
  /** How long a page is fresh after it was made. */
  ttlMs: number;
  /** How long after that it still serves while a new one is made behind it, unless its own deadline comes first. */
  staleMs: number;
}

interface Kept {
  page: CachedPage;
  /** What it was made from. */
  tags: Uint32Array;
  /** Up to which change it is known to be as it was. */
  soundAt: number;
  /** When it ages, on the clock of `performance.now()`; not again while a renewal that was taken is under way. */
  renewAt: number;
}

/** What an entry costs beside its body. */
const ENTRY_BYTES = 2_000;
/** A renewal that failed is tried again after so long. */
const RETRY_MS = 5_000;

/**
 * Pages that every visitor sees alike, kept in this process in packed form. A page is served until a thing it was made from
 * changes (its tags), its own deadline comes, or `ttlMs + staleMs` are over.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Kept>;
  readonly #options: Options;
  hits = 0;
  misses = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#pages = new LRUCache<string, Kept>({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page, tags }) => ENTRY_BYTES + page.packed.length + tags.byteLength,
    });
  }

  /** A point in the sequence of changes: taken before a page is made, and handed to `set`. */
  get moment(): number {
    return this.#options.changes.moment;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#find(key)?.page;
    if (page) this.hits += 1;
    else this.misses += 1;
    return page;
  }

  /** A page that needs nothing but to be sent; one that is absent or wants to be renewed is left to `get`, uncounted. */
  getFresh(key: string): CachedPage | undefined {
    const kept = this.#find(key);
    if (!kept || performance.now() >= kept.renewAt) return undefined;
    this.hits += 1;
    return kept.page;
  }

  /** Whether the caller should make the page of this key anew behind the answer: true once for each time that it ages. */
  takeRenewal(key: string): boolean {
    const kept = this.#find(key);
    if (!kept || performance.now() < kept.renewAt) return false;
    kept.renewAt = Number.POSITIVE_INFINITY;
    return true;
  }

  /** For a renewal that was taken and of which no page came. */
  retryRenewal(key: string): void {
    const kept = this.#pages.peek(key);
    if (kept) kept.renewAt = performance.now() + RETRY_MS;
  }

  /** Keeps a page for `freshMs` at most, unless what it was made from has changed since `madeSince`. */
  set(
    key: string,
    page: CachedPage,
    { tags, freshMs, madeSince = this.moment }: { tags: Iterable<string>; freshMs: number; madeSince?: number },
  ): void {
    const { ttlMs, staleMs, changes } = this.#options;
    const ttl = Math.min(ttlMs + staleMs, freshMs);
    const made = { page, tags: changes.known(tags), soundAt: madeSince, renewAt: performance.now() + ttlMs };
    if (ttl > 0 && this.#isSound(made)) this.#pages.set(key, made, { ttl });
  }

  #find(key: string): Kept | undefined {
    const kept = this.#pages.get(key);
    if (!kept || this.#isSound(kept)) return kept;
    this.#pages.delete(key);
    return undefined;
  }

  /** Nothing to look up while nothing changes: between two changes a page is compared once. */
  #isSound(kept: Kept): boolean {
    if (kept.soundAt === this.moment) return true;
    if (this.#options.changes.since(kept.soundAt, kept.tags)) return false;
    kept.soundAt = this.moment;
    return true;
  }
}
