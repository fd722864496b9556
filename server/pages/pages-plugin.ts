import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Endpoints } from '#server/platform/http/endpoints.ts';
import { toAppError } from '#server/platform/http/errors-plugin.ts';
import { semaphore } from '#server/platform/semaphore.ts';
import { AnswerCache } from './cache/answer-cache.ts';
import { type CachedEncoding, cachedFor, decode, encode, encodingOf } from './cache/encodings.ts';
import { type CacheEntry, PageCache } from './cache/page-cache.ts';
import { singleFlight } from './cache/single-flight.ts';
import { type BuildSource, handoverOf, type Rendered, renderDocument } from './renderer.ts';
import { visitorCall } from './visitor.ts';

/** For the development server's inline scripts and socket. */
const devPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:";

type Addresses = Pick<Config, 'API_BASE_URL' | 'UPLOAD_URL' | 'WS_URL'>;

/** Hosts besides the page's own origin, as policy sources with a leading space. */
interface OtherHosts {
  connect: string;
  images: string;
}

const sources = (urls: readonly (string | undefined)[]) =>
  [...new Set(urls)].map((url) => (url === undefined ? '' : ` ${url}`)).join('');
const originOf = (url: string) => {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.protocol}//${parsed.host}` : undefined;
};

/** The hosts of the API, uploads and socket where settings name other hosts than the site's. */
export function otherHosts({ API_BASE_URL, UPLOAD_URL, WS_URL }: Addresses): OtherHosts {
  const hosts = [originOf(API_BASE_URL), originOf(UPLOAD_URL)];
  return { connect: sources([...hosts, originOf(WS_URL)?.replace(/^http/, 'ws')]), images: sources(hosts) };
}

const noOthers: OtherHosts = { connect: '', images: '' };

/** The Content-Security-Policy of a document that allows exactly these scripts (`script-src`). */
export const policyFor = (scripts: string, { connect, images } = noOthers): string =>
  `default-src 'self'; script-src ${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:${images}; connect-src 'self'${connect}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Headers of every document, cached or new. `scripts` is undefined in development. */
const documentHeaders = (scripts: string | undefined, others?: OtherHosts) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'content-security-policy': scripts === undefined ? devPolicy : policyFor(scripts, others),
});

const bare = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether `if-none-match` names this etag, by weak comparison. */
const isKnown = (named: string | undefined, etag: string): boolean =>
  named !== undefined && (named === etag || named.split(',').some((one) => bare(one) === bare(etag)));

interface Options {
  deps: Deps;
  endpoints: Endpoints;
  build: BuildSource;
  dev: boolean;
}

/** About 9,000 lists or posts: 97 % of visits to 10,000 addresses with Zipf-distributed frequencies. */
const CACHE_BYTES = 104 * 2 ** 20;
/** Maximum lag of a list behind a new post; a changed or closed post evicts the page at once, by its tag. */
const TTL_MS = 5 * 60_000;
/** Additional time in which the first visitor still gets the stale page. */
const STALE_MS = 15 * 60_000;
/** Concurrent renderings: enough to keep processor and database busy, few enough that intermediate objects die young. */
const AT_ONCE = 4;
/** Background renewals run only while fewer than this many renderings wait: visitors without a page come first. */
const RENEWED_BELOW = 4;
/** Pages are rendered without the requested host name, which may be arbitrary. */
const OWN_ORIGIN = 'http://localhost';

/** Has `//` or `\\` in its path. Not one of our pages, although the router would accept it. */
const isStrange = (address: string) => /\/\/|\\/.test(address.split('?', 1)[0] ?? '');

/** A page in a cached encoding, or a response that is not cached. */
type Made = { entry: CacheEntry } | { entry?: undefined; rendered: Rendered };

/** One ETag for all encodings of a document, hence weak. */
const etagOf = (plain: Buffer) => `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;

/** Sends responses that are not cached: errors, redirects, and everything in development. */
function sendRendered(
  reply: FastifyReply,
  { status, headers, isDocument, pieces, scripts }: Rendered,
  others: OtherHosts,
) {
  const html = pieces.join('');
  const location = headers.get('location');
  if (location) return reply.code(status).header('location', location).header('cache-control', 'no-store').send();
  if (status === 503) reply.header('retry-after', '5');
  if (!isDocument) {
    const type = headers.get('content-type') ?? 'text/plain; charset=utf-8';
    return reply.code(status).header('content-type', type).header('cache-control', 'no-store').send(html);
  }
  return reply.code(status).headers(documentHeaders(scripts, others)).send(html);
}

/**
 * Serves every document. Documents contain nothing personal (personal areas render in the browser), so one rendering serves
 * everyone, signed in or not, and can be cached.
 */
export async function pagesPlugin(app: FastifyInstance, { deps, endpoints, build, dev }: Options): Promise<void> {
  const others = otherHosts(deps.config);
  const { changes } = deps;
  const cache = new PageCache({ changes, maxBytes: CACHE_BYTES, ttlMs: TTL_MS, staleMs: STALE_MS });
  const handover = dev ? null : handoverOf(await build());
  const keyOf = handover?.pageAddress ?? ((address: string) => address);
  const isCached = handover?.isCachedPage ?? (() => true);

  const answers = new AnswerCache(changes);
  const inTurn = semaphore(AT_ONCE);
  const make = async (request: FastifyRequest, key: string, encoding: CachedEncoding): Promise<Made> => {
    const url = new URL(`${OWN_ORIGIN}${key}`);
    const begun = cache.moment;
    const failures: unknown[] = [];
    const { call, from } = visitorCall(request, { deps, endpoints, answers });
    const given = { call, onError: (error: unknown) => void failures.push(error) };
    const mode = process.env.NODE_ENV ?? 'production';
    const rendered = await renderDocument(await build(), url, given, { mode, sealed: !dev });
    for (const failure of failures) logFailure(request, failure);
    const { status, isDocument, scripts, pieces } = rendered;
    if (scripts === undefined || status !== 200 || !isDocument || !isCached(key)) return { rendered };
    const plain = Buffer.from(pieces.join(''));
    const body = await encode(plain, encoding);
    const made = { status, scripts, etag: etagOf(plain), length: plain.length, encoding, body };
    // From now, not from the request: a page that took long to render would outlast the moment by as much.
    const freshMs = from.freshUntil - deps.clock.now().getTime();
    return { entry: cache.set(key, made, { tags: from.tags, freshMs, madeSince: begun }) };
  };
  const share = singleFlight<Made>();
  const makeOnce = (request: FastifyRequest, key: string, encoding: CachedEncoding) =>
    share(key, cache.moment, () => inTurn.take(() => make(request, key, encoding)));
  const renew = async (request: FastifyRequest, key: string, { page, encoding }: CacheEntry) => {
    try {
      const { entry } = await makeOnce(request, key, encoding);
      if (!entry) cache.retryRenewal(page);
    } catch (error) {
      cache.retryRenewal(page);
      logFailure(request, error);
    }
  };
  const shareEncoding = singleFlight<CacheEntry>();
  const inEncoding = (key: string, { page, ...from }: CacheEntry, encoding: CachedEncoding) =>
    shareEncoding(`${page.etag} ${encoding}`, 0, async () => {
      const plain = decode(from.body, from.encoding, page.length);
      const entry = { page, encoding, body: await encode(plain, encoding) };
      cache.add(key, entry);
      return entry;
    });

  const lookUp = ({ url: address, headers }: FastifyRequest) => {
    const url = new URL(`${OWN_ORIGIN}${address}`);
    const key = keyOf(url.pathname + url.search);
    const encoding = cachedFor(encodingOf(headers['accept-encoding'] as string | undefined));
    return { key, encoding, cached: dev ? undefined : cache.get(key, encoding) };
  };
  app.neverShed((request) => request.method === 'GET' && !isStrange(request.url) && !!lookUp(request).cached);

  app.get('/*', async (request, reply) => {
    if (isStrange(request.url)) return reply.code(302).header('location', '/404').send();
    const { key, encoding, cached } = lookUp(request);
    reply.header('x-cache', cached ? 'hit' : 'miss');
    if (cached && inTurn.waiting < RENEWED_BELOW && cache.takeRenewal(cached.page)) void renew(request, key, cached);
    const made: Made = cached ? { entry: cached } : await makeOnce(request, key, encoding);
    if (!made.entry) return sendRendered(reply, made.rendered, others);
    const entry = made.entry.encoding === encoding ? made.entry : await inEncoding(key, made.entry, encoding);
    return sendEntry(request, reply, entry, others);
  });
}

function logFailure(request: FastifyRequest, failure: unknown): void {
  const known = failure instanceof AppError ? failure : toAppError(failure);
  if (known.status >= 500) request.log.error({ err: failure }, 'page failed');
}

/** Sends a page in the encoding of its entry, or uncompressed if the client accepts neither. */
export function sendEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, encoding, body }: CacheEntry,
  others: OtherHosts,
) {
  reply.headers(documentHeaders(page.scripts, others)).header('etag', page.etag);
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  reply.code(page.status);
  if (encodingOf(request.headers['accept-encoding'] as string | undefined) === 'identity')
    return reply.send(decode(body, encoding, page.length));
  return reply.header('content-encoding', encoding).send(body);
}
