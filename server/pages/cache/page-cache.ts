import { LRUCache } from 'lru-cache';
import type { Changes } from '#server/platform/changes.ts';
import type { CachedEncoding } from './encodings.ts';

/** Properties of a page other than its bytes. */
export interface PageHead {
  status: number;
  /**
   * The scripts that its Content-Security-Policy allows; the rest of the policy is the same for all pages (`page-headers.ts`).
   */
  scripts: string;
  etag: string;
  /** Length of the uncompressed bytes. */
  length: number;
}

export interface CachedPage extends PageHead {
  /** What it was rendered from. */
  tags: Uint32Array;
  /** The last change up to which it is known to be valid. */
  validAt: number;
  /** When it is stale, on the clock of `performance.now()`; infinite while a renewal is under way. */
  renewAt: number;
  /** When it is no longer served at all. */
  expiresAt: number;
}

export interface CacheEntry {
  page: CachedPage;
  encoding: CachedEncoding;
  body: Buffer;
}

interface Options {
  changes: Changes;
  /** The least recently used entries beyond this are dropped. */
  maxBytes: number;
  /** How long a page is fresh after it was rendered. */
  ttlMs: number;
  /** How long after that it is still served while one renewal runs, unless its own deadline comes first. */
  staleMs: number;
}

/** Delay before a failed renewal is retried. */
const RETRY_MS = 5_000;
/** Size of an entry without its bytes: key, head and tags. */
const ENTRY_BYTES = 1_500;

const otherThan = (encoding: CachedEncoding): CachedEncoding => (encoding === 'br' ? 'gzip' : 'br');
const nameOf = (key: string, encoding: CachedEncoding) => `${encoding} ${key}`;

/**
 * Rendered pages that are the same for every visitor, each in the encodings that were requested. A page is served until something
 * it was rendered from changes (its tags), its own deadline comes, `ttlMs + staleMs` have passed, or the space is needed.
 */
export class PageCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
    });
  }

  /** A point in the sequence of changes: read before a page is rendered, and passed to `set`. */
  get moment(): number {
    return this.#options.changes.moment;
  }

  /** The page in this encoding, or in the other one if only that is cached. */
  get(key: string, encoding: CachedEncoding): CacheEntry | undefined {
    return this.#find(nameOf(key, encoding)) ?? this.#find(nameOf(key, otherThan(encoding)));
  }

  /** Whether the caller should render this page again after answering: true once each time it turns stale. */
  takeRenewal(page: CachedPage): boolean {
    if (performance.now() < page.renewAt) return false;
    page.renewAt = Number.POSITIVE_INFINITY;
    return true;
  }

  /** Call this after `takeRenewal` if no page was rendered. */
  retryRenewal(page: CachedPage): void {
    page.renewAt = performance.now() + RETRY_MS;
  }

  /**
   * Stores a page that was just rendered and returns its entry; cached for at most `freshMs`, unless what it was rendered from
   * has changed since `madeSince`.
   */
  set(
    key: string,
    { body, encoding, ...head }: PageHead & { body: Buffer; encoding: CachedEncoding },
    { tags, freshMs, madeSince = this.moment }: { tags: Iterable<string>; freshMs: number; madeSince?: number },
  ): CacheEntry {
    const { ttlMs, staleMs, changes } = this.#options;
    const now = performance.now();
    const expiresAt = now + Math.min(ttlMs + staleMs, freshMs);
    const page = { ...head, tags: changes.known(tags), validAt: madeSince, renewAt: now + ttlMs, expiresAt };
    const entry = { page, encoding, body };
    if (this.#isValid(page)) {
      this.#entries.set(nameOf(key, encoding), entry);
      this.#entries.delete(nameOf(key, otherThan(encoding)));
    }
    return entry;
  }

  /** Caches another encoding of a page beside the one it was made from, unless that was dropped or replaced meanwhile. */
  add(key: string, { page, encoding, body }: CacheEntry): void {
    if (this.#entries.peek(nameOf(key, otherThan(encoding)))?.page !== page) return;
    this.#entries.set(nameOf(key, encoding), { page, encoding, body });
  }

  #find(name: string): CacheEntry | undefined {
    const entry = this.#entries.get(name);
    if (!entry || this.#isValid(entry.page)) return entry;
    this.#entries.delete(name);
    return undefined;
  }

  /** The tags of a page are compared once between two changes. */
  #isValid(page: CachedPage): boolean {
    if (performance.now() >= page.expiresAt) return false;
    if (page.validAt === this.moment) return true;
    if (this.#options.changes.since(page.validAt, page.tags)) return false;
    page.validAt = this.moment;
    return true;
  }
}
