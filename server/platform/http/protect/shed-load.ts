import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { appError } from '../app-error.ts';

const RETRY_SECONDS = 2;
/** A balancer and whoever looks for the reason must get through. */
const always = new Set(['/healthz', '/readyz', '/metrics']);
const refusal = appError('UNAVAILABLE', { message: '访问的人太多，请稍后再试', retryAfter: RETRY_SECONDS });

type Test = (request: FastifyRequest) => boolean;

/**
 * Answers at most so many requests at once and the others 503 at once, with a time to come back: those that wait for a place in
 * a queue that only grows would be answered too late, all of them. Refusals are counted by the metrics and not logged, so
 * that a rush does not become a rush of log lines. A socket counts until it is open, and not for as long as it stays.
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
      // Nothing reads the line of an upgrade that was not granted, so nothing else would close it.
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
    /** Requests of this kind are answered however many run: for what costs less than a refusal saves. */
    neverShed(test: Test): void;
  }
}
