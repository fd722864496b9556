import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** The API document at /api/openapi.json, and a page to read it at /api/docs. */
export async function documentPlugin(
  app: FastifyInstance,
  { table }: { table: Record<string, Endpoint> },
): Promise<void> {
  const document = openApiDocument(table);
  const page = docsPage(table);
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(page),
  );
}
