import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { viewerFile, viewerTypes } from './viewer-files.ts';

/** Operators' calls are in the contract but not in the published document. */
const isPublished = ([key, { access: who }]: [string, Endpoint]) => who !== 'operator' && !key.includes(' /api/admin/');

/** The API document at /api/openapi.json, and a page to read it and to try calls at /api/docs. */
export async function documentPlugin(
  app: FastifyInstance,
  { table: all }: { table: Record<string, Endpoint> },
): Promise<void> {
  const table = Object.fromEntries(Object.entries(all).filter(isPublished));
  let document: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    // Documents about 500 calls and is rarely requested: built on first use and cached as text.
    document ??= JSON.stringify(openApiDocument(table));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', docsPolicy).send(docsPage),
  );
  for (const [name, type] of Object.entries(viewerTypes))
    app.get(`/api/docs/${name}`, async (request, reply) => {
      const { plain, gzipped } = await viewerFile(name);
      const packed = String(request.headers['accept-encoding'] ?? '').includes('gzip');
      void reply.type(type).header('cache-control', 'public, max-age=86400').header('vary', 'accept-encoding');
      return packed ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(plain);
    });
}
