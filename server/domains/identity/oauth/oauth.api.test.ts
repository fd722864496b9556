import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { accountLogin } from '#database/schema/accounts.ts';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useAccounts } from '../test-accounts.ts';
import { seekerForm } from '../test-identity.ts';
import { startProvider } from './testing-provider.ts';

const provider = await startProvider();
afterAll(provider.close);
const { call, clock, codeFor, db } = await useAccounts(provider.settings);
afterEach(() => clock.advance(25 * 3_600_000));

type Name = 'qq' | 'wechat';
const begin = async (name: Name, token?: string) => {
  const body = { purpose: token ? 'bind' : 'login' };
  return (await call('POST', `/api/oauth/${name}/attempts`, { token, body })).body as {
    url: string;
    browserKey: string;
  };
};
const finish = (name: Name, body: object, token?: string) => call('POST', `/api/oauth/${name}/finish`, { token, body });
const dance = async (name: Name, openId: string, token?: string) => {
  const { url, browserKey } = await begin(name, token);
  return finish(name, { ...provider.agree(url, openId), browserKey }, token);
};
const bind = async (ticket: string, phone: string) =>
  call('POST', '/api/oauth/bind', { body: { ticket, phone, verifyCode: await codeFor(phone, 'bind') } });
const someone = async (phone?: string) => {
  const { accountId, joberId } = await givenSeeker(db, phone ? { phone } : {});
  return { accountId, joberId, token: (await signIn(db, accountId, { now: clock.now() })).token };
};
const invalid = { status: 400, body: { code: 'INVALID_TICKET' } };

describe.each(['qq', 'wechat'] as const)('%s', (name) => {
  const phones = name === 'qq' ? ['13500000001', '13500000002'] : ['13500000003', '13500000004'];
  const [known = '', fresh = ''] = phones;

  test('an identity without an account waits for its phone; from then on it signs in', async () => {
    const { joberId, accountId } = await someone(known);
    const first = await dance(name, `${name}-known`);
    expect(first).toMatchObject({ status: 200, body: { outcome: 'unbound', ticket: expect.any(String) } });
    expect(JSON.stringify(first.body)).not.toContain(`${name}-known`);
    expect(await bind(first.body.ticket, known)).toMatchObject({
      status: 200,
      body: { isJober: 1, jober: { id: joberId } },
    });
    clock.advance(61_000);
    expect(await bind(first.body.ticket, known)).toMatchObject(invalid);

    expect((await dance(name, `${name}-known`)).body).toMatchObject({ outcome: 'signed-in', jober: { id: joberId } });
    const [row] = await db.select().from(accountLogin).where(eq(accountLogin.accountId, accountId));
    expect(row?.openIdHash.toString()).not.toContain('known');
  });

  test('a new phone binds and registers, and finds its binding', async () => {
    const { body } = await dance(name, `${name}-fresh`);
    const bound = await bind(body.ticket, fresh);
    expect(bound.body).toEqual({ isJober: 0, registerTicket: expect.any(String) });
    const { registerTicket } = bound.body;
    await call('POST', '/api/jober/registerJoberInfo', { body: { ...seekerForm, registerTicket } });
    expect((await dance(name, `${name}-fresh`)).body).toMatchObject({ outcome: 'signed-in', user: { phone: fresh } });
  });

  test('a return is good once, at the browser that began, and with the state that was given', async () => {
    const { url, browserKey } = await begin(name);
    const returned = provider.agree(url, `${name}-once`);
    const invented = 'A'.repeat(43);
    expect(await finish(name, { ...returned, state: invented, browserKey })).toMatchObject(invalid);
    expect(await finish(name, { ...returned, browserKey: invented })).toMatchObject(invalid);
    expect(await finish(name === 'qq' ? 'wechat' : 'qq', { ...returned, browserKey })).toMatchObject(invalid);
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(name, { ...returned, browserKey })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Even with a code that the provider would still accept.
    expect(await finish(name, { ...provider.agree(url, `${name}-once`), browserKey })).toMatchObject(invalid);
  });

  test('a code of another dance fails by PKCE, and one after ten minutes by its age', async () => {
    const [mine, theirs] = [await begin(name), await begin(name)];
    const stolen = provider.agree(theirs.url, `${name}-stolen`).code;
    const { state } = provider.agree(mine.url, 'x');
    expect(await finish(name, { code: stolen, state, browserKey: mine.browserKey })).toMatchObject(invalid);
    const late = provider.agree(theirs.url, `${name}-late`);
    clock.advance(600_001);
    expect(await finish(name, { ...late, browserKey: theirs.browserKey })).toMatchObject(invalid);
  });

  test('a signed-in account adds it, keeps it from others, and takes it away', async () => {
    const [one, two] = [await someone(), await someone()];
    expect((await dance(name, `${name}-added`, one.token)).body).toEqual({ outcome: 'bound' });
    expect((await dance(name, `${name}-added`, one.token)).body).toEqual({ outcome: 'bound' });
    expect(await dance(name, `${name}-added`, two.token)).toMatchObject({ status: 409 });
    expect(await dance(name, `${name}-second`, one.token)).toMatchObject({ status: 409 });
    const { body } = await call('GET', '/api/account', { token: one.token });
    expect(body.logins).toMatchObject([{ provider: name }]);
    expect(body.providers).toEqual(['qq', 'wechat']);
    expect((await call('DELETE', `/api/account/logins/${name}`, { token: one.token })).status).toBe(204);
    expect((await dance(name, `${name}-added`)).body.outcome).toBe('unbound');
  });

  test('binding needs a session, and the same one at its end', async () => {
    expect((await call('POST', `/api/oauth/${name}/attempts`, { body: { purpose: 'bind' } })).status).toBe(401);
    const [one, two] = [await someone(), await someone()];
    const { url, browserKey } = await begin(name, one.token);
    const returned = provider.agree(url, `${name}-switched`);
    expect(await finish(name, { ...returned, browserKey }, two.token)).toMatchObject(invalid);
    expect(await finish(name, { ...returned, browserKey })).toMatchObject(invalid);
  });
});

test('the address of the provider names our page, a challenge and no secret', async () => {
  const { url, browserKey } = await begin('qq');
  const { searchParams } = new URL(url);
  expect(searchParams.get('redirect_uri')).toMatch(/\/empower$/);
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(url).not.toContain('app-secret');
  expect(url).not.toContain(browserKey);
});

test('a banned account is told so, and not let in', async () => {
  const { accountId, token } = await someone();
  await dance('qq', 'qq-banned', token);
  await db.execute(`update account set status = 'banned' where id = ${accountId}`);
  expect(await dance('qq', 'qq-banned')).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BANNED' } });
});
