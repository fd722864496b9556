import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '#lab/bench/lib/free-port.ts';
import { startProduct, storyPosts } from '#lab/shots/start-product.ts';
import { startProvider } from '#server/domains/identity/oauth/testing-provider.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A product for each worker, in the order of their numbers. */
    lanes: Lane[];
  }
}

interface Lane {
  /** The product's address, with demo data, as `npm start` runs it. */
  origin: string;
  /** A file with what the product printed, its text messages among it; empty if it was running before and `E2E_PRINTED` names none. */
  printed: string;
  /** The product's data folder, and a port whose pages may call it; null if it was running before. */
  beside: { dataDir: string; port: number } | null;
}

/**
 * The product itself for all browser tests: built, on an empty data directory, with demo data and fake QQ and WeChat. A running
 * product (`E2E_ORIGIN`) must use the fakes at `E2E_PROVIDER_PORT`
 * and the token of `lab/shots/demo-token.ts`.
 */
export async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  if (process.env.E2E_ORIGIN) {
    const provider = await startProvider(Number(process.env.E2E_PROVIDER_PORT ?? 0));
    const { E2E_ORIGIN: origin, E2E_PRINTED: printed = '' } = process.env;
    project.provide('lanes', [{ origin, printed, beside: null }]);
    return async () => provider.close();
  }
  const started = await Promise.all(Array.from({ length: project.config.maxWorkers }, startLane));
  project.provide(
    'lanes',
    started.map(({ lane }) => lane),
  );
  return () => Promise.all(started.map(({ stop }) => stop()));
}

async function startLane(): Promise<{ lane: Lane; stop(): Promise<void> }> {
  const provider = await startProvider(0);
  const port = await freePort();
  const product = await startProduct(storyPosts, {
    ...provider.settings,
    ALLOWED_ORIGINS: `http://127.0.0.1:${port}`,
  });
  const { origin, dataDir } = product;
  const printed = join(dataDir, 'printed.txt');
  product.process.stdout?.on('data', (chunk: Buffer) => appendFileSync(printed, chunk));
  const stop = async () => {
    await product.stop();
    provider.close();
  };
  return { lane: { origin, printed, beside: { dataDir, port } }, stop };
}
