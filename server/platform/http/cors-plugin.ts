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
 * Lets pages of the origins that settings name read answers to calls: for an API on a host of its own. Cookies are not
 * admitted, only the token in its header, so an answer holds nothing that the page could not ask for itself.
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
