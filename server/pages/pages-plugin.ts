import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/api.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Ctx } from '../platform/http/context.ts';
import type { Endpoints } from '../platform/http/endpoints.ts';
import { toAppError } from '../platform/http/errors-plugin.ts';
import { bodyIn, type Encoding } from './bodies.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { type BuildSource, renderDocument } from './renderer.ts';

interface Options {
  deps: Deps;
  endpoints: Endpoints;
  build: BuildSource;
  dev: boolean;
}

const CACHE_BYTES = 96 * 2 ** 20;
/** A list may lag behind a new post by this much; a changed or closed one leaves at once, by its tag. */
const TTL_MS = 5 * 60_000;

const encodingOf = (accepted: string): Encoding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';

/** The caller that loaders use: the same endpoints, in this process, as a visitor. Notes what the page was made from. */
function visitorCall(endpoints: Endpoints, base: Ctx): Call {
  const call = async (key: string, input: object = {}) => endpoints.run(key, input, base);
  return call as Call;
}

function visitorContext(request: FastifyRequest, deps: Deps, tags: Set<string>, until: (moment: Date) => void): Ctx {
  return {
    actor: null,
    db: deps.db,
    now: deps.clock.now(),
    requestId: request.id,
    ip: request.ip,
    userAgent: '',
    log: request.log,
    header: () => undefined,
    setHeader: () => {},
    dependsOn: (tag) => void tags.add(tag),
    freshUntil: until,
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, known: boolean) {
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  if (page.policy) reply.header('content-security-policy', page.policy);
  reply.header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = known ? encodingOf(request.headers['accept-encoding'] ?? '') : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(await bodyIn(page, encoding));
}

/**
 * Serves every document. Documents hold nothing personal (personal areas render in the browser), so one rendering serves
 * everyone, signed in or not, and may be kept.
 */
export async function pagesPlugin(app: FastifyInstance, { deps, endpoints, build, dev }: Options): Promise<void> {
  const cache = new PageCache({ maxBytes: CACHE_BYTES, ttlMs: TTL_MS });
  deps.bus.on('page', (tags) => {
    for (const tag of tags as string[]) cache.evict(tag);
  });
  deps.bus.on('reconnected', () => cache.clear());
  app.decorate('pageCache', cache);

  const render = async (request: FastifyRequest, url: URL) => {
    const tags = new Set<string>();
    let freshUntil = Number.POSITIVE_INFINITY;
    const failures: unknown[] = [];
    const ctx = visitorContext(request, deps, tags, (moment) => {
      freshUntil = Math.min(freshUntil, moment.getTime());
    });
    const given = { call: visitorCall(endpoints, ctx), onError: (error: unknown) => void failures.push(error) };
    const rendered = await renderDocument(await build(), url, given, {
      mode: process.env.NODE_ENV ?? 'production',
      sealed: !dev,
    });
    rendered.page.tags = tags;
    for (const failure of failures) logFailure(request, failure);
    return { ...rendered, freshMs: freshUntil - ctx.now.getTime() };
  };

  app.get('/*', async (request, reply) => {
    const url = new URL(request.url, `${request.protocol}://${request.host}`);
    const key = url.pathname + url.search;
    const kept = dev ? undefined : cache.get(key);
    if (kept) return send(request, reply.header('x-cache', 'hit'), kept, true);
    const begun = cache.moment;
    const { page, headers, freshMs } = await render(request, url);
    reply.header('x-cache', 'miss');
    const location = headers.get('location');
    if (location)
      return reply.code(page.status).header('location', location).header('cache-control', 'no-store').send();
    if (!dev && page.status === 200) cache.set(key, page, freshMs, begun);
    if (page.status === 503) reply.header('retry-after', '5');
    return send(request, reply, page, false);
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
