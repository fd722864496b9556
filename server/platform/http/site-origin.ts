import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Ctx } from './context.ts';

type Settings = Pick<Config, 'PC_SITE_URL' | 'MOBILE_SITE_URL' | 'PUBLIC_ORIGIN' | 'ALLOWED_ORIGINS'>;

/** The origins whose pages are this site's own. */
export interface SiteOrigins {
  /** Those that settings name. */
  named: ReadonlySet<string>;
  /** Whether the requested host counts too: it does until `PUBLIC_ORIGIN` is set. */
  byHost: boolean;
}

export const originOf = (url: string | undefined) => URL.parse(url ?? '')?.origin;

export function siteOrigins({ PUBLIC_ORIGIN, PC_SITE_URL, MOBILE_SITE_URL, ALLOWED_ORIGINS }: Settings): SiteOrigins {
  const origins = [PUBLIC_ORIGIN, PC_SITE_URL, MOBILE_SITE_URL, ...ALLOWED_ORIGINS].map(originOf);
  return { named: new Set(origins.filter((origin) => origin !== undefined)), byHost: PUBLIC_ORIGIN === undefined };
}

/**
 * The origin that a request was sent to. `X-Forwarded-Host` is never trusted: a proxy forwards `Host`, or `PUBLIC_ORIGIN` is set.
 */
export const requestedOrigin = ({ protocol, headers }: FastifyRequest): string =>
  originOf(`${protocol}://${headers.host}`) ?? `${protocol}://localhost`;

/** Requests whose answer names the host that they were sent to. */
const answeredByHost = new WeakSet<FastifyRequest>();

/** The site's public origin: as configured, else as requested, which no shared cache may keep. */
export function siteOriginOf({ PC_SITE_URL, PUBLIC_ORIGIN }: Settings, request: FastifyRequest): string {
  const configured = originOf(PC_SITE_URL) ?? originOf(PUBLIC_ORIGIN);
  if (configured === undefined) answeredByHost.add(request);
  return configured ?? requestedOrigin(request);
}

/** Keeps answers that name the requested host out of shared caches: anyone may send any `Host`. */
export function keepHostsPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const caching = reply.getHeader('cache-control');
    if (answeredByHost.has(request) && typeof caching === 'string')
      reply.header('cache-control', caching.replace(/^public\b/, 'private'));
  });
}

/**
 * The site's public origin for a call that writes: as configured, else that of the page that calls, which `refuseForeignWrite`
 * has found to be one of the site's own.
 */
export const siteOriginFor = (
  { PC_SITE_URL, PUBLIC_ORIGIN, HOST, PORT }: Settings & Pick<Config, 'HOST' | 'PORT'>,
  ctx: Pick<Ctx, 'header'>,
): string =>
  originOf(PC_SITE_URL) ?? originOf(PUBLIC_ORIGIN) ?? originOf(ctx.header('origin')) ?? `http://${HOST}:${PORT}`;
