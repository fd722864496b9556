import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { openApiDocument } from './openapi.ts';

const compress = promisify(gzip);
const folder = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The files of the viewer's package that the page loads, with their types. */
export const viewerTypes: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

interface Packed {
  plain: Buffer;
  gzipped: Buffer;
}

const pack = async (plain: Buffer): Promise<Packed> => ({ plain, gzipped: await compress(plain) });

const known = new Map<string, Promise<Packed>>();

/** A file of the viewer, read and compressed on first use. */
export function viewerFile(name: string): Promise<Packed> {
  const file = known.get(name) ?? readFile(join(folder(), name)).then(pack);
  known.set(name, file);
  return file;
}

/** The page loads the viewer from here, and talks to this site only. The viewer sets inline styles; nothing else is inline. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The API's document in Swagger UI, which `public/api-docs/start.js` opens and translates. */
export const docsPage = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>接口文档 - 教育人才网</title><link rel="icon" href="/icons/app-180.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="stylesheet" href="/api-docs/look.css"><link rel="preload" as="fetch" href="/api/openapi.json" crossorigin></head>
<body><header><a href="/">教育人才网</a><b>接口文档</b><a href="/api/openapi.json">openapi.json</a></header>
<div id="viewer"><p>正在打开文档。没有脚本时，完整结构见 <a href="/api/openapi.json">/api/openapi.json</a>（OpenAPI 3.1）。</p></div>
<script src="/api/docs/swagger-ui-bundle.js" defer></script><script src="/api-docs/start.js" type="module"></script></body></html>`;

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
