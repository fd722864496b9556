import type { FastifyReply, FastifyRequest } from 'fastify';
import { decode, encodingOf } from './cache/encodings.ts';
import type { CacheEntry } from './cache/page-cache.ts';
import { documentHeaders, isKnown, type OtherHosts } from './page-headers.ts';

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
