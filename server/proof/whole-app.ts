import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '#server/app.ts';
import { forgetWords } from '#server/domains/moderation-lists/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { caller, tokens, useTestDeps } from '#server/platform/testing/test-app.ts';

type Options = Parameters<typeof useTestDeps>[0] & {
  /** Changes to the application before its first call. */
  prepare?(app: FastifyInstance, deps: Deps): void;
};

/** The application as served, without its pages, on a separate database. Call it at the top of a test file. */
export async function useWholeApp({ prepare, ...options }: Options = {}) {
  const { deps, close, ...rest } = await useTestDeps(options);
  const { app, endpoints } = await buildApp(deps);
  // An earlier file may have left its own database's lists in memory.
  forgetWords();
  prepare?.(app, deps);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await close();
  });
  return { app, deps, endpoints, db: deps.db, ...rest, call: caller(app), tokenOf: tokens(deps) };
}

export type WholeApp = Awaited<ReturnType<typeof useWholeApp>>;
