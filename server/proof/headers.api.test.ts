import type { HTTPMethods } from 'fastify';
import { describe, expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { expectErrorBody, expectSoundAnswer } from './input/answers.ts';
import { nextIp, pathOf, sampleOf, send } from './samples/samples.ts';
import { givenTenant } from './tenants.ts';
import { useWholeApp } from './whole-app.ts';

const whole = await useWholeApp();
const { app, db, logs } = whole;
const proxied = await useWholeApp({ settings: { TRUST_PROXY: '1' } });
const tenant = await givenTenant(db, { dual: true });
const { fixtures: all } = tenant;
const { token } = await signIn(db, tenant.ownerAccountId);
const authorization = `Bearer ${token}`;

const table: Record<string, Endpoint> = api;
const keys = Object.keys(api) as EndpointKey[];
const writes = keys.filter((key) => !key.startsWith('GET') || table[key]?.effectful);
const effectfulGets = writes.filter((key) => key.startsWith('GET'));

type Headers = Record<string, unknown>;

/** Headers that every answer has. */
function expectSafeHeaders(headers: Headers, about: string): void {
  expect(headers, about).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['content-security-policy'], about).toContain("default-src 'none'");
  expect(headers['x-request-id'], about).toMatch(/^[A-Za-z0-9_-]{12}$/);
  for (const teller of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(headers[teller]).toBeUndefined();
}

describe('every answer carries its headers', () => {
  test.each(keys)('%s', async (key) => {
    const input = await sampleOf(key, all);
    const ids = new Set<unknown>();
    for (const headers of [{}, { authorization }] as Record<string, string>[]) {
      const answer = await send(whole, key, input, { headers, ip: nextIp() });
      expectSoundAnswer(key, answer);
      expectSafeHeaders(answer.headers, key);
      expect(answer.headers['cache-control'], key).toBe('no-store');
      const type = (answer.status < 300 && table[key]?.produces) || 'application/json';
      expect(answer.headers['content-type'] ?? type, key).toContain(type);
      ids.add(answer.headers['x-request-id']);
    }
    expect(ids.size).toBe(2);
  });

  test.each<[HTTPMethods, string, number]>([
    ['GET', '/api/nothing', 404],
    ['POST', '/api/nothing', 404],
    ['GET', '/nothing', 404],
    ['POST', '/nothing', 404],
    ['PROPFIND', '/api/home', 404],
    ['DELETE', '/api/home', 404],
    ['GET', '/api/posts/%zz', 400],
    ['GET', '/api/posts/<too long>', 404],
    ['GET', '/api/docs', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/pictures/crest/nothing', 404],
  ])('%s %s', async (method, url, status) => {
    const response = await app.inject({ method: method as 'GET', url: url.replace('<too long>', '1'.repeat(400)) });
    expect(response.statusCode).toBe(status);
    expectSafeHeaders(response.headers, url);
    if (status >= 400) expectErrorBody({ status, body: response.json(), headers: response.headers }, url);
  });

  test('a request id that the caller sends is not taken over', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const response = await app.inject({ method: 'GET', url: '/api/site/legal', headers });
    expect(response.headers['x-request-id']).not.toBe('mine');
  });

  test('over TLS, as a trusted proxy tells, the browser is told to stay there', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'jiaoyu.example' };
    const behindProxy = await proxied.app.inject({ method: 'GET', url: '/api/site/legal', headers });
    expect(behindProxy.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const direct = await app.inject({ method: 'GET', url: '/api/site/legal', headers });
    expect(direct.headers['strict-transport-security']).toBeUndefined();
  });
});

const foreign: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['a form elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['our name with another port', { origin: 'http://localhost:81' }],
  ['a name that begins like ours', { origin: 'http://localhost:80.evil.example' }],
];
/** Requests that a page of ours could be made to send without a script. */
const silent: [string, Record<string, string>][] = [
  ['an image', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a link', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['an address typed', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
];
const ours = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };

describe('a write is refused to', () => {
  for (const key of writes) {
    const senders = key.startsWith('GET') ? [...foreign, ...silent] : foreign;
    test.each(senders)(`${key}: %s`, async (name, sent) => {
      const headers = { authorization, host: 'localhost:80', ...sent };
      const answer = await send(whole, key, await sampleOf(key, all), { headers, ip: nextIp() });
      expect([answer.status, answer.body?.code], name).toEqual([403, 'CROSS_SITE']);
      expectErrorBody(answer, key);
      expect(answer.headers['set-cookie'], name).toBeUndefined();
    });
  }

  test.each(writes)('%s is open to a page of ours', async (key) => {
    const headers = { authorization, host: 'localhost:80', origin: 'http://localhost:80', ...ours };
    const answer = await send(whole, key, await sampleOf(key, all), { headers, ip: nextIp() });
    expect(answer.body?.code).not.toBe('CROSS_SITE');
  });
});

test.each(keys)('%s lets no other site read its answer', async (key) => {
  const headers = { authorization, origin: 'https://evil.example' };
  const answer = await send(whole, key, await sampleOf(key, all), { headers, ip: nextIp() });
  const notice = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
  expect(notice).toEqual([]);
});

describe('a GET that writes', () => {
  test.each(effectfulGets)('%s has no HEAD and no OPTIONS', async (key) => {
    const { query, params } = await sampleOf(key, all);
    for (const method of ['HEAD', 'OPTIONS'] as const) {
      const response = await app.inject({
        method,
        url: pathOf(key, params),
        query: query as Record<string, string>,
        headers: { authorization },
      });
      expect(response.statusCode, method).toBe(404);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });
});

test('nothing here was a fault of ours', () => {
  expect(logs.filter((line) => line.includes('request failed')).slice(0, 1)).toEqual([]);
});
