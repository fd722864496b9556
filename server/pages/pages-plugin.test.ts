import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from '#server/platform/http/protect/security-headers.ts';
import { type CachedEncoding, cachedFor, encode, encodingOf } from './cache/encodings.ts';
import type { CachedPage } from './cache/page-cache.ts';
import { otherHosts, sendEntry } from './pages-plugin.ts';

const plain = Buffer.from('<p>职位</p>');
const page: CachedPage = {
  status: 200,
  scripts: "'self'",
  etag: 'W/"a"',
  length: plain.length,
  tags: new Uint32Array(),
  validAt: 0,
  renewAt: 0,
  expiresAt: 0,
};
const others = otherHosts({
  API_BASE_URL: 'https://api.example.com',
  UPLOAD_URL: 'https://files.example.com/upload',
  WS_URL: 'https://live.example.com/ws/message',
});
const bodies: Record<CachedEncoding, Buffer> = { br: await encode(plain, 'br'), gzip: await encode(plain, 'gzip') };

const app = Fastify();
securityHeaders(app);
app.get('/jobs', (request, reply) => {
  const encoding = cachedFor(encodingOf(request.headers['accept-encoding'] as string | undefined));
  return sendEntry(request, reply, { page, encoding, body: bodies[encoding] }, others);
});
const get = (headers: Record<string, string> = { 'accept-encoding': 'br' }) => app.inject({ url: '/jobs', headers });

test('a cached page comes with the headers of any document', async () => {
  const answer = await get();
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('<p>职位</p>');
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(bodies.br.length),
    'content-security-policy': expect.stringContaining("script-src 'self';"),
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: page.etag,
  });
});

test('pages may call the hosts that settings name, and no others', async () => {
  const policy = String((await get()).headers['content-security-policy']);
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

test('each client gets the encoding that it accepts, plain bytes where that is none', async () => {
  const zipped = await get({ 'accept-encoding': 'gzip, deflate' });
  expect([zipped.headers['content-encoding'], gunzipSync(zipped.rawPayload).toString()]).toEqual(['gzip', `${plain}`]);
  for (const headers of [{ 'accept-encoding': 'identity' }, { 'accept-encoding': 'gzip;q=0, br;q=0' }]) {
    const answer = await get(headers);
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, '<p>职位</p>']);
  }
});

test('a client that has the page already is told so', async () => {
  for (const named of [page.etag, `"other", ${page.etag}`, '"a"']) {
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': named });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  expect((await get({ 'accept-encoding': 'br', 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
});
