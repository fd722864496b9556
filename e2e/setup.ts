import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '#lab/bench/lib/free-port.ts';
import { startProduct, storyPosts } from '#lab/shots/start-product.ts';
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
  const port = await freePort();
  const {
    origin,
    dataDir,
    process: server,
    stop,
  } = await startProduct(storyPosts, {
    ...provider.settings,
    ALLOWED_ORIGINS: `http://127.0.0.1:${port}`,
  });
  const printed = join(dataDir, 'printed.txt');
  server.stdout?.on('data', (chunk: Buffer) => appendFileSync(printed, chunk));
  project.provide('origin', origin);
  project.provide('printed', printed);
  project.provide('beside', { dataDir, port });
  return async () => {
    await stop();
    provider.close();
  };
}
