import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Detour {
  /** Where the product is reached through it. */
  origin: string;
  /** Cuts every message socket that goes through. */
  cutSockets(): void;
  close(): void;
}

/** A way to the product on which connections can be cut as a network does it: without a word. */
export async function proxyTo(target: string): Promise<Detour> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    open.add(client);
    client.once('data', (chunk: Buffer) => {
      if (chunk.toString('latin1').startsWith('GET /ws/')) sockets.add(client);
    });
    client.pipe(upstream).pipe(client);
    for (const end of [client, upstream]) {
      end.on('error', () => undefined);
      end.once('close', () => {
        client.destroy();
        upstream.destroy();
        open.delete(client);
        sockets.delete(client);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutSockets: () => {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
