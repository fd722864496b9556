import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { appError } from '#server/platform/http/app-error.ts';

const YEAR = 31_536_000;
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The browser's files. Those under /assets have a hash in their name and never change; `.br`/`.gz` variants lie beside them. */
export async function staticPlugin(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  const options = { preCompressed: true, index: false, decorateReply: false } as const;
  // One route for all: a route for each of two thousand files took a tenth of the start.
  await app.register(
    async (assets) => {
      // A page of an older build requests a script that no longer exists: answer 404, never a page.
      assets.setNotFoundHandler(async () => {
        throw appError('NOT_FOUND', { message: '文件不存在' });
      });
      await assets.register(fastifyStatic, {
        ...options,
        root: join(root, 'assets'),
        setHeaders: (reply) => reply.header('cache-control', `public, max-age=${YEAR}, immutable`),
      });
    },
    { prefix: '/assets' },
  );
  await app.register(fastifyStatic, {
    ...options,
    root,
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'public, max-age=3600');
      // A worker is bound by the policy that it was served with: this one fetches from the site only.
      if (path.includes('/mobile-worker.js')) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
}
