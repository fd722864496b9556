import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { type Packed, pack, viewerFile, viewerTypes } from './viewer-files.ts';

/** Operators' calls are in the contract but not in the published document. */
const isPublished = ([key, { access: who }]: [string, Endpoint]) => who !== 'operator' && !key.includes(' /api/admin/');

function send(request: FastifyRequest, reply: FastifyReply, { plain, gzipped }: Packed) {
  const packed = String(request.headers['accept-encoding'] ?? '').includes('gzip');
  void reply.header('vary', 'accept-encoding');
  return packed ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(plain);
}

/** The API document at /api/openapi.json, and a page to read it and to try calls at /api/docs. */
export async function documentPlugin(
  app: FastifyInstance,
  { table: all }: { table: Record<string, Endpoint> },
): Promise<void> {
  const table = Object.fromEntries(Object.entries(all).filter(isPublished));
  let document: Promise<Packed> | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    // Documents about 500 calls and is rarely requested: built on first use and kept.
    document ??= pack(Buffer.from(JSON.stringify(openApiDocument(table))));
    return send(request, reply.type('application/json; charset=utf-8'), await document);
  });
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', docsPolicy).send(docsPage),
  );
  for (const [name, type] of Object.entries(viewerTypes))
    app.get(`/api/docs/${name}`, async (request, reply) => {
      void reply.type(type).header('cache-control', 'public, max-age=86400');
      return send(request, reply, await viewerFile(name));
    });
}
