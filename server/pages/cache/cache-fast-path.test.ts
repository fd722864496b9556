import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Changes } from '#server/platform/changes.ts';
import { otherHosts } from '../page-headers.ts';
import { encodingOf, packQuickly } from './bodies.ts';
import { serveFromCache } from './cache-fast-path.ts';
import { PageCache } from './page-cache.ts';
import { RingFile } from './ring-file.ts';

const changes = new Changes();
const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const cache = new PageCache({ changes, file: new RingFile(folder, 1_000_000), most: 100, ttlMs: 60_000, staleMs: 0 });
const server = createServer((_request, response) => void response.end('application'));
let origin = '';
const others = otherHosts({
  API_BASE_URL: 'https://api.example.com',
  UPLOAD_URL: 'https://files.example.com/upload',
  WS_URL: 'https://live.example.com/ws/message',
});

beforeAll(async () => {
  const page = { status: 200, scripts: "'self'", ...packQuickly(['<p>职位</p>']) };
  cache.set('/jobs', page, { tags: [], freshMs: 60_000 });
  serveFromCache(server, { cache, keyOf: (address) => address.replace('?utm=1', ''), isProxy: () => true, others });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = { 'accept-encoding': 'br' }, method = 'GET') =>
  fetch(origin + path, { method, headers });

test('a kept page comes as it is kept, with the headers of any document', async () => {
  const answer = await get('/jobs');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe('<p>职位</p>');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-cache': 'hit',
    'content-security-policy': expect.stringContaining("script-src 'self';"),
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
  expect(answer.headers.has('strict-transport-security')).toBe(false);
});

test('pages may call the hosts that settings name, and no others', async () => {
  const policy = (await get('/jobs')).headers.get('content-security-policy') ?? '';
  const part = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));
  expect(part('connect-src')).toBe(
    "connect-src 'self' https://api.example.com https://files.example.com wss://live.example.com",
  );
  expect(part('img-src')).toBe("img-src 'self' data: blob: https://api.example.com https://files.example.com");
  expect(otherHosts({ API_BASE_URL: '', UPLOAD_URL: '/api/files', WS_URL: '/ws/message' })).toEqual({
    connect: '',
    images: '',
  });
});

test('an address that says the same otherwise finds the same page', async () => {
  expect(await (await get('/jobs?utm=1')).text()).toBe('<p>职位</p>');
});

test('who has it already is told so', async () => {
  const etag = (await get('/jobs')).headers.get('etag') ?? '';
  for (const named of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
    const again = await get('/jobs', { 'accept-encoding': 'br', 'if-none-match': named });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  const other = await get('/jobs', { 'accept-encoding': 'br', 'if-none-match': 'W/"other"' });
  expect(other.status).toBe(200);
});

test('over TLS, as the proxy says, browsers are told to stay there', async () => {
  const { headers } = await get('/jobs', { 'accept-encoding': 'br', 'x-forwarded-proto': 'https' });
  expect(headers.get('strict-transport-security')).toMatch(/max-age/);
});

test.each([
  ['another page', '/', { 'accept-encoding': 'br' }, 'GET'],
  ['another method', '/jobs', { 'accept-encoding': 'br' }, 'POST'],
  ['another encoding', '/jobs', { 'accept-encoding': 'gzip' }, 'GET'],
  ['an encoding that is refused', '/jobs', { 'accept-encoding': 'gzip, br;q=0' }, 'GET'],
])('%s is left to the application', async (_, path, headers, method) => {
  expect(await (await get(path, headers, method)).text()).toBe('application');
});

test('a body is left to the application, which bounds its time', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<string>((done) => {
    const sent = request({ port, path: '/jobs', headers: { 'accept-encoding': 'br', 'content-length': '2' } });
    sent.on('response', async (response) => done(await text(response)));
    sent.end('{}');
  });
  expect(answer).toBe('application');
});

test.each([
  ['br, gzip', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.8, gzip', 'br'],
  ['gzip;q=0.0, br;q=0', 'identity'],
  [undefined, 'identity'],
])('of %s the encoding is %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

test('a page whose place the file has given to others is left to the application', async () => {
  const page = { status: 200, scripts: '', ...packQuickly(['y']) };
  cache.set('/gone', page, { tags: [], freshMs: 60_000 });
  expect(await (await get('/gone')).text()).toBe('y');
  const fill = (n: number) =>
    cache.set(`/${n}`, { ...page, packed: Buffer.alloc(100_000) }, { tags: [], freshMs: 60_000 });
  for (let n = 0; n < 9; n += 1) fill(n);
  await sleep(100);
  fill(9);
  expect(await (await get('/gone')).text()).toBe('application');
});

test('what changed is left to the application', async () => {
  const page = { status: 200, scripts: '', ...packQuickly(['x']) };
  cache.set('/jobs/details?id=1', page, { tags: ['post:1'], freshMs: 60_000 });
  expect((await get('/jobs/details?id=1')).headers.get('x-cache')).toBe('hit');
  changes.note('post:1');
  expect(await (await get('/jobs/details?id=1')).text()).toBe('application');
  expect(brotliDecompressSync(page.packed).toString()).toBe('x');
});
