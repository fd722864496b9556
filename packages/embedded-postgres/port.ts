import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

const host = '127.0.0.1';

/** The port of the last start if it is free, else a free one, stored in `file`. */
export async function choosePort(file: string): Promise<number> {
  const stored = storedPort(file);
  if (stored && (await isFree(stored))) return stored;
  const port = await freePort();
  keepPort(file, port);
  return port;
}

/** Stores the port for the next start, so that other programs' settings remain valid. */
export function keepPort(file: string, port: number): void {
  writeFileSync(file, `${port}\n`);
}

function storedPort(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether a port can be listened on. */
export async function isFree(port: number): Promise<boolean> {
  return listen(port).then(
    () => true,
    () => false,
  );
}

const freePort = () => listen(0);

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
