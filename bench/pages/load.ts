import type { EventEmitter } from 'node:events';
import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  p99: number;
  failed: number;
  /** Share of answers from the page cache, 0–1. */
  hitRate: number;
}

interface Options {
  connections: number;
  seconds: number;
  nextPath(): string;
  headers?: Record<string, string>;
}

/** Asks for one path after another on some connections for some seconds. */
export async function load(origin: string, { connections, seconds, nextPath, headers = {} }: Options): Promise<Load> {
  let answers = 0;
  let hits = 0;
  const run = autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br, gzip', ...headers },
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    setupClient: (client) => {
      // The type says an object; what arrives is the list of names and values that undici's parser gives.
      (client as unknown as EventEmitter).on('headers', ({ headers }: { headers: string[] }) => {
        answers += 1;
        if (headers[headers.indexOf('x-cache') + 1] === 'hit') hits += 1;
      });
    },
  });
  const result = await run;
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
    hitRate: answers > 0 ? hits / answers : 0,
  };
}
