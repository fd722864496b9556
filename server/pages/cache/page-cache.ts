import { LRUCache } from 'lru-cache';
import type { Changes } from '#server/platform/changes.ts';
import { type Packed, tightened } from './bodies.ts';
import type { Place, RingFile } from './ring-file.ts';

/** What is known of a page beside its bytes. */
export interface CachedPage {
  status: number;
  /** What its Content-Security-Policy lets run; the rest of that is alike for all (`page-headers.ts`). */
  scripts: string;
  etag: string;
}

export type MadePage = CachedPage & Packed;

interface Options {
  /** What changed since this process runs. */
  changes: Changes;
  /** Where the bytes of pages are. */
  file: RingFile;
  /** How many pages are known; the one that was not asked for longest goes first. */
  most: number;
  /** How long a page is fresh after it was made. */
  ttlMs: number;
  /** How long after that it still serves while a new one is made behind it, unless its own deadline comes first. */
  staleMs: number;
}

/** A page that is kept; its bytes are asked for with `packedOf`. */
export interface CacheEntry extends CachedPage {
  place: Place;
  isFullyCompressed: boolean;
  /** How often its bytes were asked for. */
  asked: number;
  /** What it was made from. */
  tags: Uint32Array;
  /** Up to which change it is known to be as it was. */
  soundAt: number;
  /** When it ages, on the clock of `performance.now()`; not again while a renewal that was taken is under way. */
  renewAt: number;
}

/** A page that was packed in a rush is packed tight when it was asked for so often: it takes as long as sending it that often did. */
const TIGHTENED_AT = 20;
/** A renewal that failed is tried again after so long. */
const RETRY_MS = 5_000;

/**
 * Pages that every visitor sees alike, packed, in a file of this process. A page is served until a thing it was made from changes
 * (its tags), its own deadline comes, `ttlMs + staleMs` are over, or the file needs its place.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CacheEntry>;
  readonly #options: Options;
  hits = 0;
  misses = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#pages = new LRUCache<string, CacheEntry>({ max: options.most });
  }

  /** A point in the sequence of changes: taken before a page is made, and handed to `set`. */
  get moment(): number {
    return this.#options.changes.moment;
  }

  get(key: string): CacheEntry | undefined {
    const page = this.#find(key);
    if (page) this.hits += 1;
    else this.misses += 1;
    return page;
  }

  /** A page that needs nothing but to be sent; one that is absent or wants to be renewed is left to `get`, uncounted. */
  getFresh(key: string): CacheEntry | undefined {
    const kept = this.#find(key);
    if (!kept || performance.now() >= kept.renewAt) return undefined;
    this.hits += 1;
    return kept;
  }

  /** The bytes of a page that was just got; nothing where the disk does not give them, after which the page is kept no more. */
  packedOf(page: CacheEntry): Buffer | undefined {
    const packed = this.#options.file.read(page.place);
    page.asked += 1;
    if (packed && !page.isFullyCompressed && page.asked === TIGHTENED_AT)
      this.#tighten(page, packed).catch(() => undefined);
    return packed;
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
    { packed, ...page }: MadePage,
    { tags, freshMs, madeSince = this.moment }: { tags: Iterable<string>; freshMs: number; madeSince?: number },
  ): void {
    const { ttlMs, staleMs, changes, file } = this.#options;
    const ttl = Math.min(ttlMs + staleMs, freshMs);
    const madeFrom = { tags: changes.known(tags), soundAt: madeSince };
    if (ttl <= 0 || !this.#isSound(madeFrom)) return;
    const made = { ...page, ...madeFrom, place: file.put(packed), asked: 0, renewAt: performance.now() + ttlMs };
    this.#pages.set(key, made, { ttl });
  }

  #find(key: string): CacheEntry | undefined {
    const kept = this.#pages.get(key);
    if (!kept || (this.#isSound(kept) && this.#options.file.holds(kept.place))) return kept;
    this.#pages.delete(key);
    return undefined;
  }

  async #tighten(page: CacheEntry, packed: Buffer): Promise<void> {
    const { file } = this.#options;
    const place = file.put(await tightened(packed));
    if (file.holds(place)) page.place = place;
  }

  /** Nothing to look up while nothing changes: between two changes a page is compared once. */
  #isSound(kept: Pick<CacheEntry, 'tags' | 'soundAt'>): boolean {
    if (kept.soundAt === this.moment) return true;
    if (this.#options.changes.since(kept.soundAt, kept.tags)) return false;
    kept.soundAt = this.moment;
    return true;
  }
}
