import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { appError } from '../app-error.ts';

const RETRY_SECONDS = 2;
/** Balancers and monitoring are always answered. */
const always = new Set(['/healthz', '/readyz', '/metrics']);
const refusal = appError('UNAVAILABLE', { message: '访问的人太多，请稍后再试', retryAfter: RETRY_SECONDS });

type Test = (request: FastifyRequest) => boolean;

/**
 * Limits concurrent requests; further ones are answered 503 immediately, with Retry-After. In an unbounded queue all of them
 * would be answered too late. Refusals are counted by the metrics and not logged, to avoid a flood of log lines. A socket counts
 * only until it is open.
 */
export function shedLoad(app: FastifyInstance, most: number): void {
  const running = new Set<IncomingMessage>();
  const exempt: Test[] = [];
  app.decorate('neverShed', (test) => void exempt.push(test));
  app.addHook('onRequest', async (request, reply) => {
    if (always.has(request.url)) return;
    const { raw } = request;
    if (running.size >= most && !exempt.some((test) => test(request))) {
      const { code, message, status } = refusal;
      const body: ErrorBody = { code, message, requestId: request.id };
      reply.code(status).header('retry-after', String(RETRY_SECONDS)).header('cache-control', 'no-store');
      // Nothing else closes the connection of a refused upgrade.
      if (raw.headers.upgrade) reply.header('connection', 'close').raw.once('finish', () => raw.socket.destroySoon());
      return reply.send(body);
    }
    running.add(raw);
    const end = () => running.delete(raw);
    reply.raw.once('finish', end).once('close', end);
  });
  app.addHook('preHandler', async (request) => {
    if (request.ws) running.delete(request.raw);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Exempts matching requests from load shedding, for requests that cost less than a refusal saves. */
    neverShed(test: Test): void;
  }
}
