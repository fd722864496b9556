import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { account } from '#database/schema/identity.ts';
import { givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useAccounts } from '../test-accounts.ts';

const { call, clock, codeFor, db } = await useAccounts();
afterEach(() => clock.advance(25 * 3_600_000));

const password = 'seven grey herons';
const reset = async (phone: string, given: { verifyCode?: string; password?: string } = {}) =>
  call('POST', '/api/account/resetPassword', {
    body: { phone, verifyCode: given.verifyCode ?? (await codeFor(phone, 'password')), password, ...given },
  });

test('a forgotten password is set anew by a code, for seekers and recruiters, and every session ends', async () => {
  const seeker = await givenSeeker(db, { phone: '13600000001' });
  const recruiter = await givenRecruiter(db, { phone: '13600000002' });
  const { token } = await signIn(db, seeker.accountId, { now: clock.now() });
  expect((await reset('13600000001')).status).toBe(204);
  expect((await reset('13600000002')).status).toBe(204);

  expect((await call('GET', '/api/session', { token })).body.user).toBeNull();
  const body = { phone: '13600000001', password };
  expect((await call('POST', '/api/jober/joberLogin', { body })).status).toBe(200);
  expect(await call('POST', '/api/company/recruiterLogin', { body: { phone: '13600000002', password } })).toMatchObject(
    { status: 200, body: { company: { id: recruiter.companyId } } },
  );
});

test('a code for signing in sets no password, and a common one is refused before the code is spent', async () => {
  const phone = '13600000003';
  await givenSeeker(db, { phone });
  expect((await reset(phone, { verifyCode: await codeFor(phone) })).body.code).toBe('INVALID_CODE');
  clock.advance(60_000);
  const verifyCode = await codeFor(phone, 'password');
  expect((await reset(phone, { verifyCode, password: 'password1' })).body.issues[0].path).toBe('body.password');
  expect((await reset(phone, { verifyCode })).status).toBe(204);
});

test('a phone without an account, one dormant and one that is banned are told so once the code is right', async () => {
  expect(await reset('13600000004')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('还没有账号') },
  });
  const dormant = await givenSeeker(db, { phone: '13600000005' });
  const longAgo = new Date(clock.now().getTime() - 366 * 86_400_000);
  await db.update(account).set({ lastSignInAt: longAgo }).where(eq(account.id, dormant.accountId));
  expect((await reset('13600000005')).status).toBe(409);
  const banned = await givenSeeker(db, { phone: '13600000006' });
  await db.update(account).set({ status: 'banned' }).where(eq(account.id, banned.accountId));
  expect((await reset('13600000006')).body.code).toBe('ACCOUNT_BANNED');
});
