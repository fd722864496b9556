import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Detour {
  /** The product's address through the proxy. */
  origin: string;
  /** Cuts every proxied message socket. */
  cutSockets(): void;
  close(): void;
}

/** A proxy to the product whose connections can be cut as a network does: silently. */
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
