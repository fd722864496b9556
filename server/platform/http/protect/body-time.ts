import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBrokenRequest } from './broken-request.ts';

const BODY_MS = 30_000;

interface Options {
  /** Paths of routes that accept files; they have the server's own, longer limit. */
  except: ReadonlySet<string>;
  ms?: number;
}

function limit({ raw }: FastifyRequest, answer: FastifyReply['raw'], ms: number, running: Set<NodeJS.Timeout>): void {
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return;
  const timer = setTimeout(() => {
    running.delete(timer);
    // A second answer would be taken for that of the next request.
    if (answer.writableEnded) return void raw.destroy();
    const late = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    answerBrokenRequest(late, raw.socket);
  }, ms);
  running.add(timer);
  const stop = () => {
    clearTimeout(timer);
    running.delete(timer);
  };
  raw.once('end', stop).once('close', stop);
}

/** A body sent slowly holds a connection: it is cut after 30 s and answered like any unfinished request. */
export function limitBodyTime(app: FastifyInstance, { except, ms = BODY_MS }: Options): void {
  const running = new Set<NodeJS.Timeout>();
  app.addHook('onRequest', async (request, reply) => {
    if (!except.has(request.routeOptions.url ?? '')) limit(request, reply.raw, ms, running);
  });
  app.addHook('onClose', async () => running.forEach(clearTimeout));
}
