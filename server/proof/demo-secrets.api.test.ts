import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepTokens } from '#server/boot/keep-tokens.ts';
import { addDemoOperators } from '#server/domains/operators/demo-operators.ts';
import { demoPath, demoTokenOf } from '#server/platform/http/demo-token.ts';
import { metricsTokenOf } from '#server/platform/http/metrics-plugin.ts';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { nextIp } from './samples/samples.ts';
import { useWholeApp } from './whole-app.ts';

const { app, call, db, deps, clock } = await useWholeApp();
await addDemoOperators(db, deps.secret, clock.now());

let phones = 77;

/** Every call that shows a secret in a demo. */
const secrets: [string, (headers: Record<string, string>) => Promise<unknown>][] = [
  ['an operator’s password and code', async (headers) => (await call('GET', '/api/admin/demo', { headers })).body],
  [
    'a code by text message',
    async (headers) => {
      const query = { phone: `138${String(phones++).padStart(8, '0')}` };
      return (await call('POST', '/api/jober/sendshortmessage', { headers, query, ip: nextIp() })).body.demoCode;
    },
  ],
  [
    'a code by mail',
    async (headers) => {
      const { accountId } = await givenSeeker(db);
      const { token } = await signIn(db, accountId, { now: clock.now() });
      const body = { email: 'someone@example.com' };
      return (await call('POST', '/api/account/email/code', { headers, body, token })).body.demoCode;
    },
  ],
];

const token = demoTokenOf(deps);
const withToken: [string, Record<string, string>][] = [
  ['in a header', { 'x-demo-token': token }],
  ['as a cookie', { cookie: `other=1; jyrc_demo=${token}` }],
];
const without: [string, Record<string, string>][] = [
  ['from this machine', { host: 'localhost:3000' }],
  ['as a bare proxy on this machine sends it', { host: '127.0.0.1:3000', connection: 'close' }],
  ['with another token', { host: 'localhost:3000', 'x-demo-token': `${token}x` }],
  ['with an empty token', { host: 'localhost:3000', 'x-demo-token': '' }],
  ['with another cookie', { host: 'localhost:3000', cookie: 'jyrc_demo=guessed' }],
];

for (const [what, read] of secrets) {
  test.each(withToken)(`${what} is shown to a request with the token %s`, async (_, headers) => {
    expect(await read({ host: 'localhost:3000', ...headers })).toBeTruthy();
  });
  test.each(without)(`${what} is not shown to a request %s`, async (_, headers) => {
    expect((await read(headers)) ?? null).toBeNull();
  });
}

test('the printed link gives the browser the token, another link gives nothing', async () => {
  const open = (url: string) => app.inject({ method: 'GET', url });
  const right = await open(demoPath(deps));
  expect(right.headers).toMatchObject({ location: '/', 'cache-control': 'no-store' });
  expect(String(right.headers['set-cookie'])).toMatch(/^jyrc_demo=[\w-]{40,}; Path=\/; .*HttpOnly; SameSite=Lax$/);
  const wrong = await open('/demo/guessed');
  expect([wrong.headers.location, wrong.headers['set-cookie']]).toEqual(['/404', undefined]);
});

test('the files with the tokens are for their owner alone', () => {
  keepTokens(deps);
  for (const [name, value] of [
    ['demo-token', token],
    ['metrics-token', metricsTokenOf(deps)],
  ] as const) {
    const path = join(deps.config.DATA_DIR, name);
    expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual([value, 0o600]);
  }
});
