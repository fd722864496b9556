import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { LiveEvent } from '#contract/live.ts';

interface Dial {
  phone: string;
  token?: string;
  cookie?: string;
  /** Default: the site's own. */
  origin?: string | null;
  after?: number | string;
}

/** A client of the message socket that records what it receives. */
export interface Client {
  socket: WebSocket;
  events: LiveEvent[];
  texts: string[];
  /** The server's close code; 1006 for a cut connection. */
  closed: Promise<number>;
}

/** Connects to the socket of the application that listens at `base`. */
export function dialer(base: string) {
  const start = ({ phone, token, cookie, origin = base, after }: Dial) => {
    const query = after === undefined ? '' : `?after=${after}`;
    const headers = { ...(origin === null ? {} : { origin }), ...(cookie ? { cookie: `jyrc_pass=${cookie}` } : {}) };
    const url = `${base.replace('http', 'ws')}/ws/message/${phone}${query}`;
    return new WebSocket(url, token === undefined ? [] : [`token.${token}`], { headers });
  };
  return {
    /** Opens it, and waits for the greeting. */
    async open(dial: Dial): Promise<Client> {
      const socket = start(dial);
      const client: Client = { socket, events: [], texts: [], closed: once(socket, 'close').then(([code]) => code) };
      socket.on('error', () => undefined);
      const greeted = Promise.withResolvers<void>();
      socket.on('message', (data) => {
        const text = String(data);
        if (text === 'pong') return void client.texts.push(text);
        client.events.push(JSON.parse(text));
        greeted.resolve();
      });
      await Promise.race([
        greeted.promise,
        client.closed.then((code) => Promise.reject(new Error(`closed with ${code}`))),
      ]);
      return client;
    },
    /** The status of a refused handshake, with its error code. */
    async refused(dial: Dial): Promise<[number, string]> {
      const socket = start(dial);
      const [request, response] = (await Promise.race([
        once(socket, 'unexpected-response'),
        once(socket, 'open').then(() => Promise.reject(new Error('was admitted'))),
      ])) as [{ destroy(): void }, NodeJS.ReadableStream & { statusCode: number }];
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      request.destroy();
      return [response.statusCode, JSON.parse(Buffer.concat(chunks).toString()).code];
    },
  };
}
