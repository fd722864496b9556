import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerBrokenRequest } from './broken-request.ts';

const BODY_MS = 30_000;

interface Options {
  /** Routes that take files, by their path: those have the server's own, longer time. */
  except: ReadonlySet<string>;
  ms?: number;
}

function limit({ raw }: FastifyRequest, ms: number): void {
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return;
  const timer = setTimeout(() => {
    const late = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    answerBrokenRequest(late, raw.socket);
  }, ms);
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
}

/** A body that is sent drop by drop holds a connection: it is cut after half a minute, answered like any request that does not end. */
export function limitBodyTime(app: FastifyInstance, { except, ms = BODY_MS }: Options): void {
  app.addHook('onRequest', async (request) => {
    if (!except.has(request.routeOptions.url ?? '')) limit(request, ms);
  });
}
