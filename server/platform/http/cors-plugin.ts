import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '#server/config.ts';
import { siteOrigins } from './site-origin.ts';

const forPreflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-register-ticket',
  'access-control-max-age': '600',
};
const READABLE = 'content-disposition, retry-after, x-request-id';

/**
 * Lets pages of the configured origins read answers, for an API on its own host. Cookies are not admitted, only the token header,
 * so an answer contains nothing that the page could not request itself.
 */
export const corsPlugin = fastifyPlugin(async (app: FastifyInstance, { config }: { config: Config }) => {
  const { named } = siteOrigins(config);
  if (named.size === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !named.has(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', READABLE);
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (isPreflight) return reply.code(204).headers(forPreflight).send();
  });
});
