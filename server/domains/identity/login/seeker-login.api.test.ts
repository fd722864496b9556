import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { account } from '#database/schema/identity.ts';
import { givenAccount, givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { seekerForm, useIdentity } from '../test-identity.ts';

const { call, clock, codeFor, byCode, db } = await useIdentity();
afterEach(() => clock.advance(25 * 3_600_000));

const mobile = async (phone: string) =>
  call('GET', '/api/jober/mobileLoginByCode', { query: { phone, verifyCode: await codeFor(phone) } });

test('a known seeker is signed in', async () => {
  const { accountId, joberId } = await givenSeeker(db, { phone: '13700000001', name: '林小满' });
  const answer = await byCode('13700000001', await codeFor('13700000001'));

  expect(answer).toMatchObject({
    status: 200,
    body: {
      isJober: 1,
      user: { phone: '13700000001', accountId, hasPassword: false },
      jober: { id: joberId, name: '林小满', phone: '13700000001', privacy: 'delivered' },
    },
    headers: { 'cache-control': 'no-store' },
  });
  const session = await call('GET', '/api/session', { token: answer.body.token });
  expect(session.body).toMatchObject({ jober: { id: joberId }, company: null, companyJober: null });
});

test('a phone without a seeker record gets a ticket and no session', async () => {
  const answer = await byCode('13700000002', await codeFor('13700000002'));

  expect(answer.body).toEqual({ isJober: 0, registerTicket: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a recruiter who is no seeker gets a ticket too, and is not signed in', async () => {
  await givenRecruiter(db, { phone: '13700000003' });
  const answer = await byCode('13700000003', await codeFor('13700000003'));

  expect(answer.body).toEqual({ isJober: 0, registerTicket: expect.any(String) });
});

test('on the mobile site an unknown seeker gets an empty answer, with the ticket in the header', async () => {
  const answer = await mobile('13700000004');
  expect(answer).toMatchObject({ status: 204, body: null });

  const registerTicket = answer.headers['x-register-ticket'];
  const made = await call('POST', '/api/jober/registerJoberInfo', { body: { ...seekerForm, registerTicket } });
  expect(made).toMatchObject({ status: 200, body: { user: { phone: '13700000004' } } });
});

test('on the mobile site a known seeker is signed in', async () => {
  const { joberId } = await givenSeeker(db, { phone: '13700000005' });

  expect(await mobile('13700000005')).toMatchObject({ status: 200, body: { isJober: 1, jober: { id: joberId } } });
});

test.each(['banned', 'erased'] as const)('a %s account is told so, but only to who holds the phone', async (status) => {
  const phone = status === 'banned' ? '13700000006' : '13700000007';
  const { id } = await givenAccount(db, { phone, status });
  await givenSeeker(db, { accountId: id });

  expect(await byCode(phone, '000000')).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } });
  const refused = await byCode(phone, await codeFor(phone));
  expect(refused).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BANNED', message: '账号已被停用，请联系客服' } });
  expect(refused.headers['set-cookie']).toBeUndefined();
});

test('a banned account cannot become a seeker either', async () => {
  await givenAccount(db, { phone: '13700000008', status: 'banned' });

  expect((await byCode('13700000008', await codeFor('13700000008'))).body.code).toBe('ACCOUNT_BANNED');
});

test('signing in during the grace of a closing cancels it', async () => {
  const { id } = await givenAccount(db, { phone: '13700000009', status: 'closing', closingAt: clock.now() });
  await givenSeeker(db, { accountId: id });

  expect((await byCode('13700000009', await codeFor('13700000009'))).status).toBe(200);
  const [row] = await db.select().from(account).where(eq(account.id, id));
  expect(row).toMatchObject({ status: 'active', closingAt: null });
});
