import type { FastifyRequest } from 'fastify';
import { appError } from './app-error.ts';

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** The origins that are this site: the configured one and whatever host the request came to. */
function isOwnOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const origin = header(request, 'origin');
  if (origin === undefined) return true;
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}

/** Refuses a write that another site's page made the browser send. Programs without browser headers pass: they carry a token. */
export function refuseForeignWrite(request: FastifyRequest, publicOrigin: string | undefined): void {
  if (header(request, 'sec-fetch-site') === 'cross-site' || !isOwnOrigin(request, publicOrigin))
    throw appError('CROSS_SITE');
}

/** Refuses a handshake without an Origin of this site: browsers send the cookie along for any site's page. */
export function requireOwnOrigin(request: FastifyRequest, publicOrigin: string | undefined): void {
  if (header(request, 'origin') === undefined || !isOwnOrigin(request, publicOrigin)) throw appError('CROSS_SITE');
}

/** Refuses what an `<img>`, a link, a prefetch or another site could trigger: for the GETs of the seed that write. */
export function refuseSilentGet(request: FastifyRequest, publicOrigin: string | undefined): void {
  refuseForeignWrite(request, publicOrigin);
  const mode = header(request, 'sec-fetch-mode');
  const destination = header(request, 'sec-fetch-dest');
  const purpose = header(request, 'sec-purpose') ?? header(request, 'purpose') ?? header(request, 'x-moz');
  const navigating = mode === 'navigate' || mode === 'no-cors' || mode === 'nested-navigate';
  if (navigating || purpose?.includes('prefetch') || (destination !== undefined && destination !== 'empty'))
    throw appError('CROSS_SITE');
}
