import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '#lab/bench/lib/free-port.ts';
import { startProvider } from '#server/domains/identity/oauth/testing-provider.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The product's address, with demo data, as `npm start` runs it. */
    origin: string;
    /** A file with what the product printed, its text messages among it; empty if it was running before and `E2E_PRINTED` names none. */
    printed: string;
    /** The product's data folder, and a port whose pages may call it; null if it was running before. */
    beside: { dataDir: string; port: number } | null;
  }
}

const POSTS = '2500';
const START_MS = 180_000;

/**
 * The product itself for all browser tests: built, on an empty data directory, with demo data and fake QQ and WeChat. A running
 * product (`E2E_ORIGIN`) must use the fakes at `E2E_PROVIDER_PORT`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const provider = await startProvider(Number(process.env.E2E_PROVIDER_PORT ?? 0));
  if (process.env.E2E_ORIGIN) {
    project.provide('origin', process.env.E2E_ORIGIN);
    project.provide('printed', process.env.E2E_PRINTED ?? '');
    project.provide('beside', null);
    return async () => provider.close();
  }
  const production = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit', env: production });
  const dataDir = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-e2e-'));
  const port = await freePort();
  const env = {
    ...production,
    ...provider.settings,
    DATA_DIR: dataDir,
    ALLOWED_ORIGINS: `http://127.0.0.1:${port}`,
    PORT: '0',
    DEMO_POSTS: POSTS,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const server = spawn(process.execPath, ['build/app/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const printed = join(dataDir, 'printed.txt');
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the product did not start:\n${output}`)), START_MS);
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      appendFileSync(printed, chunk);
      const address = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${output}`)));
  });
  project.provide('origin', origin);
  project.provide('printed', printed);
  project.provide('beside', { dataDir, port });
  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
    provider.close();
  };
}
