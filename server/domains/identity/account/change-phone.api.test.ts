import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { account } from '#database/schema/identity.ts';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { hashPassword } from '../password/passwords.ts';
import { applyPhoneChanges } from '../public.ts';
import { useAccounts } from '../test-accounts.ts';
import { seekerForm } from '../test-identity.ts';

const { call, byCode, clock, codeFor, db, deps, outbox } = await useAccounts();
afterEach(() => clock.advance(25 * 3_600_000));

const password = 'Teach2026';
const DAY = 86_400_000;
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
const someone = async (phone: string, values = {}) => {
  const { accountId, joberId } = await givenSeeker(db, { phone });
  await db
    .update(account)
    .set({ passwordHash, ...values })
    .where(eq(account.id, accountId));
  const at = () => signIn(db, accountId, { now: clock.now() });
  return { accountId, joberId, at, token: (await at()).token };
};
const change = (token: string, body: object) => call('PUT', '/api/account/phone', { token, body });
const live = async (token: string) => (await call('GET', '/api/session', { token })).body.user?.phone ?? null;

test('with a code to each phone the change is at once, and every other session ends', async () => {
  const { token, at } = await someone('13300000001');
  const other = await at();
  const phone = '13300000002';
  const [oldVerifyCode, verifyCode] = [await codeFor('13300000001', 'phone'), await codeFor(phone, 'phone')];
  expect(await change(token, { phone, verifyCode, oldVerifyCode: verifyCode })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_CODE', issues: [{ path: 'body.oldVerifyCode' }] },
  });
  expect(await change(token, { phone, verifyCode, oldVerifyCode })).toMatchObject({ status: 200, body: { phone } });
  expect(await live(token)).toBe(phone);
  expect(await live(other.token)).toBeNull();
});

test("another account's phone cannot be taken", async () => {
  const { token } = await someone('13300000003');
  await someone('13300000004');
  const body = {
    phone: '13300000004',
    oldVerifyCode: await codeFor('13300000003', 'phone'),
    verifyCode: await codeFor('13300000004', 'phone'),
  };
  expect(await change(token, body)).toMatchObject({ status: 409, body: { message: '该手机号已有账号' } });
});

const wish = async (token: string, phone: string, given = password) =>
  call('POST', '/api/account/phoneChange', {
    token,
    body: { phone, verifyCode: await codeFor(phone, 'phone'), password: given },
  });

test('without the old phone: password, the old one is told, and three days', async () => {
  const { token } = await someone('13300000005');
  expect(await wish(token, '13300000006', 'Wrong2026')).toMatchObject({ status: 400 });
  clock.advance(61_000);
  expect(await wish(token, '13300000006')).toMatchObject({ status: 200 });
  expect(outbox.findLast(({ phone }) => phone === '13300000005')?.text).toContain('133****0006');
  expect((await call('GET', '/api/account', { token })).body.phoneChange.phone).toBe('133****0006');
  clock.advance(3 * DAY - 1_000);
  expect(await applyPhoneChanges(db, deps, clock.now())).toBe(0);
  clock.advance(2_000);
  expect(await applyPhoneChanges(db, deps, clock.now())).toBe(1);
  expect((await byCode('13300000006')).body).toMatchObject({ isJober: 1 });
  clock.advance(61_000);
  expect((await byCode('13300000005')).body).toMatchObject({ isJober: 0 });
});

test('who holds the old phone takes it back; a phone taken meanwhile is refused', async () => {
  const { token, accountId } = await someone('13300000007');
  await wish(token, '13300000008');
  expect((await call('DELETE', '/api/account/phoneChange', { token })).status).toBe(204);
  await wish(token, '13300000009');
  await someone('13300000009');
  clock.advance(3 * DAY);
  await applyPhoneChanges(db, deps, clock.now());
  const [row] = await db.select().from(account).where(eq(account.id, accountId));
  expect(row?.phone).toBe('13300000007');
});

test('after a year a code no longer opens the account: its new holder begins anew, the old one comes back by password', async () => {
  const phone = '13300000010';
  const old = await someone(phone, { lastSignInAt: new Date(clock.now().getTime() - 366 * DAY) });
  const stranger = await byCode(phone);
  expect(stranger.body).toEqual({ isJober: 0, dormant: true, registerTicket: expect.any(String) });
  const { registerTicket } = stranger.body;
  const made = await call('POST', '/api/jober/registerJoberInfo', { body: { ...seekerForm, registerTicket } });
  expect(made.body.jober.id).not.toBe(old.joberId);
  expect(made.body.user.phone).toBe(phone);
  expect(await live(old.token)).toBeNull();

  const recover = async (given: string) => {
    const verifyCode = await codeFor('13300000011', 'recover');
    const body = { oldPhone: phone, password: given, phone: '13300000011', verifyCode };
    return call('POST', '/api/jober/recoverAccount', { body });
  };
  expect(await recover('Wrong2026')).toMatchObject({ status: 400, body: { code: 'INVALID_CREDENTIALS' } });
  clock.advance(61_000);
  expect(await recover(password)).toMatchObject({
    status: 200,
    body: { jober: { id: old.joberId, phone: '13300000011' } },
  });
  clock.advance(61_000);
  expect(await recover(password)).toMatchObject({ status: 400 });
});

test('the password still opens an account that slept, and wakes it', async () => {
  const phone = '13300000012';
  const { joberId } = await someone(phone, { lastSignInAt: new Date(clock.now().getTime() - 400 * DAY) });
  expect((await call('POST', '/api/jober/joberLogin', { body: { phone, password } })).body.jober.id).toBe(joberId);
  expect((await byCode(phone)).body).toMatchObject({ isJober: 1, jober: { id: joberId } });
});
