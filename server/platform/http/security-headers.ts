import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What every answer carries; the documents' own script policy is set where they are sealed. */
export function secure(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('x-frame-options', 'DENY');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('permissions-policy', 'geolocation=(), microphone=(), payment=()');
  reply.header('x-request-id', request.id);
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  if (!reply.hasHeader('content-security-policy'))
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
}

/** Headers on every answer of a route. What Fastify refuses before it looks for one gets them where that is answered. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => secure(request, reply));
}
