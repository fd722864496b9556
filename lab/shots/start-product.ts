import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Product {
  origin: string;
  stop(): Promise<void>;
}

/** Runs a command that starts the product and prints its address, on a temporary data directory. */
async function run(args: readonly string[], more: Record<string, string>): Promise<Product> {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit' });
  const dataDir = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-shots-'));
  const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production', ...more };
  const server = spawn(process.execPath, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (!origin) continue;
    server.stdout.resume();
    return { origin, stop };
  }
  await stop();
  throw new Error('the product did not start');
}

/** The product as `npm start` runs it, with demo data. */
export const startProduct = (posts: number): Promise<Product> =>
  run(['build/app/main.js'], { DEMO_POSTS: String(posts) });

/** The product with few demo data and a fixed clock: it shows the same at every run. */
export const startStillProduct = (): Promise<Product> =>
  run(['--import', './lab/shots/still/stop-clock.ts', 'lab/shots/still/product.ts'], {});
