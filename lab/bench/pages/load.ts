import type { EventEmitter } from 'node:events';
import autocannon from 'autocannon';

export interface Load {
  requests: number;
  requestsPerSecond: number;
  p99: number;
  failed: number;
  /** Share of answers from the page cache, 0–1. */
  hitRate: number;
}

export interface LoadOptions {
  connections: number;
  /** Duration, or number of requests. */
  for: { seconds: number } | { requests: number };
  nextPath(): string;
  headers?: Record<string, string>;
  /** The client's `accept-encoding`. */
  accepts?: string;
}

const EVERY_BROWSER = 'br, gzip';

/** Requests one path after another on several connections. */
export async function load(origin: string, options: LoadOptions): Promise<Load> {
  const { connections, for: length, nextPath, headers = {}, accepts = EVERY_BROWSER } = options;
  let answers = 0;
  let hits = 0;
  const run = autocannon({
    url: origin,
    connections,
    ...('seconds' in length ? { duration: length.seconds } : { amount: length.requests }),
    headers: { 'accept-encoding': accepts, ...headers },
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    setupClient: (client) => {
      // The type says an object; the value is the flat list of names and values from undici's parser.
      (client as unknown as EventEmitter).on('headers', ({ headers }: { headers: string[] }) => {
        answers += 1;
        if (headers[headers.indexOf('x-cache') + 1] === 'hit') hits += 1;
      });
    },
  });
  const result = await run;
  return {
    requests: result.requests.total,
    requestsPerSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
    hitRate: answers > 0 ? hits / answers : 0,
  };
}
