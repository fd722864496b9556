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

/** The product as `npm start` runs it, with demo data, on a data directory that goes with it. */
export async function startProduct(posts: number): Promise<Product> {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit' });
  const dataDir = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-shots-'));
  const settings = {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO_POSTS: String(posts),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const server = spawn(process.execPath, ['server/main.ts'], {
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
