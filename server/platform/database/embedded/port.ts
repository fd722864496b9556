import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

const host = '127.0.0.1';

/** The port of the last start while nobody else has taken it, else a free one, which is kept in `file`. */
export async function choosePort(file: string): Promise<number> {
  const kept = keptPort(file);
  if (kept && (await isFree(kept))) return kept;
  const port = await freePort();
  keepPort(file, port);
  return port;
}

/** The next start asks for the same port, so that settings of other programs stay true. */
export function keepPort(file: string, port: number): void {
  writeFileSync(file, `${port}\n`);
}

function keptPort(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether a port could be listened on just now. */
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
