import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Product {
  origin: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Runs a command that starts the product and prints its address, on a temporary data directory. */
async function run(args: readonly string[], more: Record<string, string>): Promise<Product> {
  const production = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit', env: production });
  const dataDir = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-shots-'));
  const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production', ...more };
  const server = spawn(process.execPath, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  const { stdout } = server;
  if (!stdout) throw new Error('the product has no output');
  for await (const line of createInterface({ input: stdout })) {
    const origin = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (!origin) continue;
    stdout.resume();
    return { origin, process: server, stop };
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

/** The product as `npm start` runs it, by a clock that whoever started it moves. */
export const startMovedProduct = (posts: number): Promise<Product> =>
  run(['--import', './e2e/lib/moved-clock/follow-clock.ts', 'build/app/main.js'], { DEMO_POSTS: String(posts) });
