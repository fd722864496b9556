import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage {
  status: number;
  body: Buffer;
  policy: string;
  etag: string;
  tags: Set<string>;
  packed: Map<Encoding, Buffer>;
  /** How often it was asked for in a packed form. */
  asked: number;
}

interface Options {
  maxBytes: number;
  /** How long a page may be served after it was made. */
  ttlMs: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const BROTLI_QUALITY = 5;

/**
 * Pages that every visitor sees alike, kept in this process. A page leaves when a thing it was made from changes (its tags,
 * told over the bus), when its own deadline comes, or after `ttlMs`.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #byTag = new Map<string, Set<string>>();
  readonly #ttlMs: number;
  hits = 0;
  misses = 0;

  constructor({ maxBytes, ttlMs }: Options) {
    this.#ttlMs = ttlMs;
    this.#pages = new LRUCache<string, CachedPage>({
      maxSize: maxBytes,
      sizeCalculation: (page) => page.body.length * 2 + 500,
      dispose: (page, key) => this.#forget(key, page),
    });
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page) this.hits += 1;
    else this.misses += 1;
    return page;
  }

  set(key: string, page: CachedPage, freshMs: number): void {
    const ttl = Math.min(this.#ttlMs, freshMs);
    if (ttl <= 0) return;
    this.#pages.set(key, page, { ttl });
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
  }

  evict(tag: string): void {
    for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#pages.delete(key);
  }

  clear(): void {
    this.#pages.clear();
  }

  #forget(key: string, page: CachedPage): void {
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}

/** Asked for so often, a page is worth a tighter packing: a tenth smaller, for a hundred times the work, done once aside. */
const WORTH_TIGHT = 24;

const packBrotli = (body: Buffer, quality: number) =>
  brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

function tighten(page: CachedPage): void {
  void packBrotli(page.body, constants.BROTLI_MAX_QUALITY).then(
    (packed) => page.packed.set('br', packed),
    () => undefined,
  );
}

/** The page's body in an encoding the client takes; packed at the second asking, since most pages are asked for once. */
export async function packedBody(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return page.body;
  page.asked += 1;
  if (encoding === 'br' && page.asked === WORTH_TIGHT) tighten(page);
  const kept = page.packed.get(encoding);
  if (kept) return kept;
  const packed = encoding === 'br' ? await packBrotli(page.body, BROTLI_QUALITY) : await zip(page.body);
  page.packed.set(encoding, packed);
  return packed;
}
