import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Endpoints } from '#server/platform/http/endpoints.ts';
import { toAppError } from '#server/platform/http/errors-plugin.ts';
import { proxyTest } from '#server/platform/http/trusted-proxies.ts';
import { pageChanges } from '#server/platform/page-changes.ts';
import { turns } from '#server/platform/turns.ts';
import { AnswerCache } from './cache/answer-cache.ts';
import { bodyIn, encodingOf, pack, packQuickly } from './cache/bodies.ts';
import { serveFromCache } from './cache/cache-fast-path.ts';
import { type CachedPage, type MadePage, PageCache } from './cache/page-cache.ts';
import { RingFile } from './cache/ring-file.ts';
import { singleFlight } from './cache/single-flight.ts';
import { documentHeaders, isKnown, type OtherHosts, otherHosts } from './page-headers.ts';
import { type BuildSource, handoverOf, type Rendered, renderDocument } from './renderer.ts';
import { visitorCall } from './visitor.ts';

interface Options {
  deps: Deps;
  endpoints: Endpoints;
  build: BuildSource;
  dev: boolean;
}

/** What is known of a page beside its bytes takes some 1.5 kB of memory. */
const MOST_PAGES = 12_000;
/** On disk, for that many. */
const FILE_BYTES = 160 * 2 ** 20;
/** A list may lag behind a new post by this much; a changed or closed one leaves at once, by its tag. */
const TTL_MS = 5 * 60_000;
/** And by this much more for the one visitor who comes first after that. */
const STALE_MS = 15 * 60_000;
/** Rendered at once: enough that neither processor nor database waits, few enough that a page in the making dies young in memory. */
const AT_ONCE = 4;
/** Pages are renewed while so few wait to be rendered: a visitor goes before those who have an answer already. */
const RENEWED_BELOW = 4;
/** Pages are rendered without the name by which a visitor called the site, which may be no name at all. */
const OWN_ORIGIN = 'http://localhost';

/** With `//` or `\\` in its path, which is no page of ours, though the router would read it as one. */
const isStrange = (address: string) => /\/\/|\\/.test(address.split('?', 1)[0] ?? '');

interface Made {
  rendered: Rendered;
  page: MadePage | null;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, packed, others }: { page: CachedPage; packed: Buffer; others: OtherHosts },
) {
  reply.headers(documentHeaders(page.scripts, others)).header('etag', page.etag);
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = encodingOf(request.headers['accept-encoding'] as string | undefined);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(await bodyIn(packed, encoding));
}

/** What is kept by nobody: errors, redirections, and everything in development. */
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
 * Serves every document. Documents hold nothing personal (personal areas render in the browser), so one rendering serves
 * everyone, signed in or not, and may be kept.
 */
export async function pagesPlugin(app: FastifyInstance, { deps, endpoints, build, dev }: Options): Promise<void> {
  const others = otherHosts(deps.config);
  const changes = pageChanges(deps.bus);
  const file = new RingFile(resolve(deps.config.DATA_DIR), FILE_BYTES);
  const cache = new PageCache({ changes, file, most: MOST_PAGES, ttlMs: TTL_MS, staleMs: STALE_MS });
  app.decorate('pageCache', cache);
  const handover = dev ? null : handoverOf(await build());
  const keyOf = handover?.pageAddress ?? ((address: string) => address);
  const isKept = handover?.isKeptPage ?? (() => true);
  if (!dev) serveFromCache(app.server, { cache, keyOf, isProxy: proxyTest(deps.config.TRUST_PROXY), others });

  const answers = new AnswerCache(changes);
  const inTurn = turns(AT_ONCE);
  const make = async (request: FastifyRequest, key: string): Promise<Made> => {
    const url = new URL(`${OWN_ORIGIN}${key}`);
    const begun = cache.moment;
    const failures: unknown[] = [];
    const { call, from } = visitorCall(request, { deps, endpoints, answers });
    const given = { call, onError: (error: unknown) => void failures.push(error) };
    const mode = process.env.NODE_ENV ?? 'production';
    const rendered = await renderDocument(await build(), url, given, { mode, sealed: !dev });
    for (const failure of failures) logFailure(request, failure);
    const { status, isDocument, scripts, pieces } = rendered;
    if (scripts === undefined || status !== 200 || !isDocument || !isKept(key)) return { rendered, page: null };
    const packed = inTurn.waiting > 0 ? packQuickly(pieces) : await pack(pieces);
    const page = { status, scripts, ...packed };
    const freshMs = from.freshUntil - from.now.getTime();
    cache.set(key, page, { tags: from.tags, freshMs, madeSince: begun });
    return { rendered: { ...rendered, pieces: [] }, page };
  };
  const share = singleFlight<Made>();
  const makeOnce = (request: FastifyRequest, key: string) =>
    share(key, cache.moment, () => inTurn.take(() => make(request, key)));
  const renew = async (request: FastifyRequest, key: string) => {
    try {
      const { page } = await makeOnce(request, key);
      if (!page) cache.retryRenewal(key);
    } catch (error) {
      cache.retryRenewal(key);
      logFailure(request, error);
    }
  };

  app.get('/*', async (request, reply) => {
    if (isStrange(request.url)) return reply.code(302).header('location', '/404').send();
    const url = new URL(`${OWN_ORIGIN}${request.url}`);
    const key = keyOf(url.pathname + url.search);
    const kept = dev ? undefined : cache.get(key);
    const packed = kept && cache.packedOf(kept);
    reply.header('x-cache', packed ? 'hit' : 'miss');
    if (packed && inTurn.waiting < RENEWED_BELOW && cache.takeRenewal(key)) void renew(request, key);
    if (kept && packed) return sendPage(request, reply, { page: kept, packed, others });
    const { rendered, page } = await makeOnce(request, key);
    return page
      ? sendPage(request, reply, { page, packed: page.packed, others })
      : sendRendered(reply, rendered, others);
  });
}

function logFailure(request: FastifyRequest, failure: unknown): void {
  const known = failure instanceof AppError ? failure : toAppError(failure);
  if (known.status >= 500) request.log.error({ err: failure }, 'page failed');
}

declare module 'fastify' {
  interface FastifyInstance {
    pageCache: PageCache;
  }
}
