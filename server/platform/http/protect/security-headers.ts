import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const alwaysSent = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), microphone=(), payment=()',
} as const;

const overTls = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Headers of every answer; the documents' own script policy is set where they are sealed. */
export function secure(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(alwaysSent);
  reply.header('x-request-id', request.id);
  if (request.protocol === 'https') reply.headers(overTls);
  if (!reply.hasHeader('content-security-policy'))
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
}

/** Adds the headers to every answer of a route. Requests that Fastify refuses before routing get them where they are answered. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => secure(request, reply));
}
