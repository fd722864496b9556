import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack } from './bodies.ts';
import { serveKeptFirst } from './kept-first.ts';
import { PageCache } from './page-cache.ts';

const cache = new PageCache({ maxBytes: 1_000_000, ttlMs: 60_000, staleMs: 0 });
const server = createServer((_request, response) => void response.end('application'));
let origin = '';

beforeAll(async () => {
  const page = { status: 200, policy: "default-src 'self'", ...pack('<p>职位</p>') };
  cache.set('/jobs', page, { tags: [], freshMs: 60_000 });
  serveKeptFirst(server, { cache, keyOf: (address) => address.replace('?utm=1', ''), trustProxy: true });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const get = (path: string, headers: Record<string, string> = { 'accept-encoding': 'br' }, method = 'GET') =>
  fetch(origin + path, { method, headers });

test('a kept page comes as it is kept, with the headers of any document', async () => {
  const answer = await get('/jobs');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe('<p>职位</p>');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-cache': 'hit',
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
  expect(answer.headers.has('strict-transport-security')).toBe(false);
});

test('an address that says the same otherwise finds the same page', async () => {
  expect(await (await get('/jobs?utm=1')).text()).toBe('<p>职位</p>');
});

test('who has it already is told so', async () => {
  const etag = (await get('/jobs')).headers.get('etag') ?? '';
  const again = await get('/jobs', { 'accept-encoding': 'br', 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('over TLS, as the proxy says, browsers are told to stay there', async () => {
  const { headers } = await get('/jobs', { 'accept-encoding': 'br', 'x-forwarded-proto': 'https' });
  expect(headers.get('strict-transport-security')).toMatch(/max-age/);
});

test.each([
  ['another page', '/', { 'accept-encoding': 'br' }, 'GET'],
  ['another method', '/jobs', { 'accept-encoding': 'br' }, 'POST'],
  ['another encoding', '/jobs', { 'accept-encoding': 'gzip' }, 'GET'],
])('%s is left to the application', async (_, path, headers, method) => {
  expect(await (await get(path, headers, method)).text()).toBe('application');
});

test('what changed is left to the application', async () => {
  const page = { status: 200, policy: '', ...pack('x') };
  cache.set('/jobs/details?id=1', page, { tags: ['post:1'], freshMs: 60_000 });
  expect((await get('/jobs/details?id=1')).headers.get('x-cache')).toBe('hit');
  cache.evict('post:1');
  expect(await (await get('/jobs/details?id=1')).text()).toBe('application');
  expect(brotliDecompressSync(page.packed).toString()).toBe('x');
});
