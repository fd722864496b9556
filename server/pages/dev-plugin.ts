import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { BuildSource } from './renderer.ts';

/** Runs Vite in this process: serves the browser's modules with hot reload and a fresh build of the web on every request. */
export async function devServer(app: FastifyInstance): Promise<BuildSource> {
  const { createServer } = await import('vite');
  const own = process.listeners('SIGTERM');
  const vite = await createServer({ server: { middlewareMode: true, ws: { server: app.server } } as never });
  // A second Vite inside the router's plugin would exit the process before the database has stopped.
  for (const listener of process.listeners('SIGTERM')) if (!own.includes(listener)) process.off('SIGTERM', listener);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/pictures/')) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  // The first load transforms every page; later ones only what has changed.
  await load();
  return load;
}
