import { afterEach, beforeAll, expect, test } from 'vitest';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useIdentity } from '../test-identity.ts';

const { call, clock, codeFor, db } = await useIdentity();
afterEach(() => clock.advance(25 * 3_600_000));
const phone = '13100000001';
let joberId = '';
let accountId = '';
beforeAll(async () => {
  ({ joberId, accountId } = await givenSeeker(db, { phone }));
});

const paths = ['/api/jober/joberInfoByCode', '/api/jober/mobileLoginByCode', '/api/company/joberInfoByCode'];
const refused: [string, Record<string, string>][] = [
  ['an image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  [
    'a link from elsewhere',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  [
    'a link of our own',
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  ['an address typed in', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['a script tag', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
  ['a fetch from elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ['a prerender', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
  ['an old prefetch', { purpose: 'prefetch' }],
];

const portalOf = (path: string) => (path.includes('/company/') ? 'company' : 'jober');

test.each(paths)('%s refuses what a page elsewhere could trigger, and spends no try', async (path) => {
  const verifyCode = await codeFor(phone, portalOf(path));
  for (const [name, headers] of refused) {
    const answer = await call('GET', path, { query: { phone, verifyCode }, headers });
    expect(answer, name).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
    expect(answer.headers['set-cookie'], name).toBeUndefined();
  }
  const own = {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
    origin: 'http://localhost:80',
  };
  const answer = await call('GET', path, { query: { phone, verifyCode }, headers: { ...own, host: 'localhost:80' } });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(paths)('%s has no HEAD', async (path) => {
  const verifyCode = await codeFor(phone, portalOf(path));
  expect((await call('HEAD', path, { query: { phone, verifyCode } })).status).toBe(404);
  expect((await call('GET', path, { query: { phone, verifyCode } })).status).toBe(200);
});

test('programs without browser headers may sign in', async () => {
  const answer = await call('GET', paths[0] ?? '', { query: { phone, verifyCode: await codeFor(phone) } });
  expect(answer.body.jober.id).toBe(joberId);
});

test('a look at a seeker, which is recorded, refuses the same', async () => {
  const { token } = await signIn(db, accountId, { now: clock.now() });
  for (const [name, headers] of refused) {
    const answer = await call('GET', '/api/jober/joberInfoById', { token, query: { joberId }, headers });
    expect(answer.status, name).toBe(403);
  }
});

test.each([
  ['POST', '/api/jober/sendshortmessage'],
  ['POST', '/api/company/sendshortmessage'],
  ['POST', '/api/jober/joberLogin'],
  ['POST', '/api/company/recruiterLogin'],
  ['POST', '/api/jober/registerJoberInfo'],
  ['POST', '/api/jober/updatePass'],
  ['DELETE', '/api/jober/logout'],
] as const)('%s %s refuses a foreign page', async (method, path) => {
  for (const [name, value] of [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const headers = { [name]: value };
    expect((await call(method, path, { query: { phone }, headers })).body.code).toBe('CROSS_SITE');
  }
});
