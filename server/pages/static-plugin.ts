import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { appError } from '#server/platform/http/app-error.ts';

const YEAR = 31_536_000;
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The browser's files. Those under /assets have a hash in their name and never change; `.br`/`.gz` variants lie beside them. */
export async function staticPlugin(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    wildcard: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
      // A worker is bound by the policy that it was served with: this one fetches from the site only.
      if (path.includes('/mobile-worker.js')) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  // A page of an older build requests a script that no longer exists: answer 404, never a page.
  app.get('/assets/*', async () => {
    throw appError('NOT_FOUND', { message: '文件不存在' });
  });
}
