import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be cut, closed and made to go nowhere. */
export async function openProxy(url: string) {
  const target = new URL(url);
  const ends = new Set<Socket>();
  let silent = false;
  let attempts = 0;

  const join = (from: Socket, to: Socket) => {
    ends.add(from);
    from.on('data', (chunk) => void (silent || to.write(chunk)));
    from.on('error', () => undefined);
    from.on('close', () => {
      ends.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    attempts += 1;
    const upstream = connect(Number(target.port), target.hostname);
    join(client, upstream);
    join(upstream, client);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  /** Ends every connection that stands. */
  const cut = () => {
    for (const end of ends) end.destroy();
  };
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    cut,
    /** Nothing comes through any more, and nobody is told. */
    silence: () => {
      silent = true;
    },
    /** Connections that were made so far. */
    attempts: () => attempts,
    /** As a stopped server: what stands is cut, and what comes is refused. */
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    /** After `close` or `silence`; what fell silent is cut. */
    open: async () => {
      if (silent) cut();
      silent = false;
      if (!server.listening) await listen(port);
    },
  };
}

export type DatabaseProxy = Awaited<ReturnType<typeof openProxy>>;
