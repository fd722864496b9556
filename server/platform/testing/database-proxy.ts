import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a database that can be cut, closed, silenced or turned to another one. */
export async function openProxy(url: string) {
  let target = new URL(url);
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

  /** Ends every open connection. */
  const cut = () => {
    for (const end of ends) end.destroy();
  };
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    cut,
    /** Leads to another server from now on, as after a failover. */
    turnTo: (other: string) => {
      target = new URL(other);
      cut();
    },
    /** Nothing passes any more, without any error. */
    silence: () => {
      silent = true;
    },
    /** Number of connections so far. */
    attempts: () => attempts,
    /** Like a stopped server: open connections are cut, new ones refused. */
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    /** Ends `close` or `silence`; silenced connections are cut. */
    open: async () => {
      if (silent) cut();
      silent = false;
      if (!server.listening) await listen(port);
    },
  };
}

export type DatabaseProxy = Awaited<ReturnType<typeof openProxy>>;
