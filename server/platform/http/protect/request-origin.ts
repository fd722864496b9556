import type { FastifyRequest } from 'fastify';
import { appError } from '../app-error.ts';
import { originOf, requestedOrigin, type SiteOrigins } from '../site-origin.ts';

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Whether the `Origin` of a request is a page of this site. */
function isOwnOrigin(request: FastifyRequest, { named, byHost }: SiteOrigins): boolean {
  const origin = header(request, 'origin') ?? '';
  return named.has(origin) || (byHost && originOf(origin) === requestedOrigin(request));
}

/** Refuses a write that another site's page made the browser send. Programs without browser headers pass: they carry a token. */
export function refuseForeignWrite(request: FastifyRequest, origins: SiteOrigins): void {
  const isForeign =
    header(request, 'origin') === undefined
      ? header(request, 'sec-fetch-site') === 'cross-site'
      : !isOwnOrigin(request, origins);
  if (isForeign) throw appError('CROSS_SITE');
}

/** Refuses a handshake without an Origin of this site: browsers send the cookie along for any site's page. */
export function requireOwnOrigin(request: FastifyRequest, origins: SiteOrigins): void {
  if (!isOwnOrigin(request, origins)) throw appError('CROSS_SITE');
}

/** Refuses requests that an `<img>`, a link, a prefetch or another site could trigger: for the seed's GETs that write. */
export function refuseSilentGet(request: FastifyRequest, origins: SiteOrigins): void {
  refuseForeignWrite(request, origins);
  const mode = header(request, 'sec-fetch-mode');
  const destination = header(request, 'sec-fetch-dest');
  const purpose = header(request, 'sec-purpose') ?? header(request, 'purpose') ?? header(request, 'x-moz');
  const navigating = mode === 'navigate' || mode === 'no-cors' || mode === 'nested-navigate';
  if (navigating || purpose?.includes('prefetch') || (destination !== undefined && destination !== 'empty'))
    throw appError('CROSS_SITE');
}
