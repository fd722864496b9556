import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_MS = 200;
const ANSWER_MS = 8_000;

export interface Balancer {
  origin: string;
  /** Answers per node. */
  served(): readonly number[];
  close(): Promise<void>;
}

interface Passed {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Round robin among ready nodes, without stickiness: a session meets another node with each call. A call that could not be
 * forwarded goes to the next node; an interrupted one is answered 502, since it may have taken effect.
 */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ready = origins.map(() => true);
  const served = origins.map(() => 0);
  let turn = 0;

  const look = async () => {
    await Promise.all(
      origins.map(async (origin, at) => {
        const signal = AbortSignal.timeout(LOOK_MS * 5);
        ready[at] = await fetch(`${origin}/readyz`, { signal }).then(
          ({ ok }) => ok,
          () => false,
        );
      }),
    );
  };
  const timer = setInterval(() => void look(), LOOK_MS);

  /** Nodes to try, in turn: the ready ones, or all if none is ready. */
  const candidates = (): number[] => {
    turn += 1;
    const all = origins.map((_, at) => (at + turn) % origins.length);
    const fit = all.filter((at) => ready[at]);
    return fit.length > 0 ? fit : all;
  };
  const hand = (at: number, { method, path, headers, body }: Passed) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(`${origins[at]}${path}`, { method, headers, agent, timeout: ANSWER_MS }, resolve);
      call.once('error', reject).once('timeout', () => call.destroy(new Error('no answer')));
      call.end(body);
    });
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const passed = { method, path, headers, body: await bodyOf(incoming) };
    for (const at of candidates()) {
      try {
        const response = await hand(at, passed);
        const body = await bodyOf(response);
        served[at] = (served[at] ?? 0) + 1;
        outgoing.writeHead(response.statusCode ?? 502, response.headers).end(body);
        return;
      } catch (error) {
        ready[at] = false;
        const refused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
        if (!refused && method !== 'GET') break;
      }
    }
    outgoing.writeHead(502).end();
  };

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served: () => served,
    close: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
