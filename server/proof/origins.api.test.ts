import { expect, test } from 'vitest';
import { useWholeApp } from './whole-app.ts';

const MOBILE = 'https://m.example.com';
const known = await useWholeApp({
  settings: { TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://www.example.com', ALLOWED_ORIGINS: MOBILE },
});
const unnamed = await useWholeApp({ settings: { TRUST_PROXY: '1' } });
const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

test.each(['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/consultation/rss.xml'])(
  '%s names the configured origin, whatever host was asked for',
  async (url) => {
    const { statusCode, body } = await known.app.inject({ method: 'GET', url, headers: evil });
    expect(statusCode).toBe(200);
    expect(body).toContain('https://www.example.com');
    expect(body).not.toContain('evil');
  },
);

test('X-Forwarded-Host is believed nowhere, not even of a trusted proxy', async () => {
  const headers = { host: 'www.example.org', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const { body } = await unnamed.app.inject({ method: 'GET', url: '/robots.txt', headers });
  expect(body).toContain('Sitemap: https://www.example.org/sitemap.xml');
});

const write = (headers: Record<string, string>, app = known) =>
  app.call('POST', '/api/jober/sendshortmessage', { headers, query: { phone: 'none' } });

test.each([
  ['the host of the request, where another is configured', { ...evil, origin: 'https://evil.example' }],
  ['a forwarded host', { host: 'www.example.com', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }],
  ['the configured name with another scheme', { host: 'www.example.com', origin: 'http://www.example.com' }],
])('a page of %s may not write', async (_, headers) => {
  expect((await write(headers)).body.code).toBe('CROSS_SITE');
});

test.each(['https://www.example.com', MOBILE])('a page of %s may write, also from another site', async (origin) => {
  const headers = { host: 'api.example.com', origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  expect((await write(headers)).body.code).toBe('INVALID_INPUT');
});

test('a page of an allowed origin may send its token and its key, and read what comes', async () => {
  const preflight = await known.app.inject({
    method: 'OPTIONS',
    url: '/api/deliveries',
    headers: {
      origin: MOBILE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': MOBILE,
    'access-control-allow-headers': expect.stringMatching(/authorization.*idempotency-key/),
    'access-control-allow-methods': expect.stringContaining('DELETE'),
    vary: 'origin',
  });
  const failed = await known.app.inject({ method: 'GET', url: '/api/notifications', headers: { origin: MOBILE } });
  expect([failed.statusCode, failed.headers['access-control-allow-origin']]).toEqual([401, MOBILE]);
  expect(failed.headers['access-control-allow-credentials']).toBeUndefined();
});

test('no other origin is told anything', async () => {
  for (const origin of ['https://evil.example', 'null', 'https://m.example.com.evil.example']) {
    const requested = { origin, 'access-control-request-method': 'POST' };
    const preflight = await known.app.inject({ method: 'OPTIONS', url: '/api/deliveries', headers: requested });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    expect(preflight.statusCode).toBe(404);
  }
});
