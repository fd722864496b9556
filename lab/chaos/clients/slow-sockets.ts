import { connect, type Socket } from 'node:net';

interface SlowSockets {
  /** Number of sockets still open. */
  open(): number;
  close(): void;
}

interface Options {
  port: number;
  count: number;
  /** Data sent at once, and then slowly. */
  first: string;
  drop?: string;
}

const DROP_MS = 1_000;

/** Sockets that never complete a request; a cut one is reopened, as an attacker would. */
export async function holdSlowSockets({ port, count, first, drop }: Options): Promise<SlowSockets> {
  const held = new Set<Socket>();
  let closed = false;
  const open = (): void => {
    if (closed) return;
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      held.add(socket);
      if (first) socket.write(first);
    });
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => {
      held.delete(socket);
      setTimeout(open, 100).unref();
    });
  };
  for (let n = 0; n < count; n += 1) open();
  const timer = setInterval(() => {
    if (drop) for (const socket of held) socket.write(drop);
  }, DROP_MS);
  for (const until = performance.now() + 20_000; held.size < count && performance.now() < until; )
    await new Promise((done) => setTimeout(done, 50));
  return {
    open: () => held.size,
    close: () => {
      closed = true;
      clearInterval(timer);
      for (const socket of held) socket.destroy();
    },
  };
}
