import { expect, test } from 'vitest';
import { addDemoOperators } from '#server/domains/operators/demo-operators.ts';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { nextIp } from './samples/samples.ts';
import { useWholeApp } from './whole-app.ts';

const { call, db, deps, clock } = await useWholeApp();
await addDemoOperators(db, deps.secret, clock.now());
const { accountId } = await givenSeeker(db);

/** Every call that shows a secret in a demo. */
const secrets: [string, (headers: Record<string, string>) => Promise<unknown>][] = [
  ['an operator’s password and code', async (headers) => (await call('GET', '/api/admin/demo', { headers })).body],
  [
    'a code by text message',
    async (headers) => {
      clock.advance(3_600_000);
      const query = { phone: '13800000077' };
      return (await call('POST', '/api/jober/sendshortmessage', { headers, query, ip: nextIp() })).body.demoCode;
    },
  ],
  [
    'a code by mail',
    async (headers) => {
      clock.advance(61_000);
      const { token } = await signIn(db, accountId, { now: clock.now() });
      const body = { email: 'someone@example.com' };
      return (await call('POST', '/api/account/email/code', { headers, body, token })).body.demoCode;
    },
  ],
];

const elsewhere: [string, Record<string, string>][] = [
  ['a public host name', { host: 'www.example.com' }],
  ['a name that was made to resolve here', { host: 'rebind.example.com:3000' }],
  ['X-Forwarded-For', { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.5' }],
  ['X-Forwarded-Host', { host: 'localhost:3000', 'x-forwarded-host': 'www.example.com' }],
  ['Forwarded', { host: 'localhost:3000', forwarded: 'for=203.0.113.5' }],
  ['Via', { host: 'localhost:3000', via: '1.1 proxy' }],
];

for (const [what, read] of secrets) {
  test(`${what} is shown to a local request`, async () => {
    expect(await read({ host: 'localhost:3000' })).toBeTruthy();
  });
  test.each(elsewhere)(`${what} is not shown with %s`, async (_, headers) => {
    expect((await read(headers)) ?? null).toBeNull();
  });
}
