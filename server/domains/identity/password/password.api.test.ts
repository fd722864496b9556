import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { account, session } from '#database/schema/identity.ts';
import { givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { untilBlocked } from '#server/platform/testing/until-blocked.ts';
import { endAllSessions } from '../public.ts';
import { useIdentity, wrongCode } from '../test-identity.ts';
import { hashPassword } from './passwords.ts';

const { call, clock, codeFor, db, deps } = await useIdentity();
afterEach(() => clock.advance(25 * 3_600_000));

const password = 'Teach2026';
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
const withPassword = (accountId: string, values: Partial<typeof account.$inferInsert> = {}) =>
  db
    .update(account)
    .set({ passwordHash, ...values })
    .where(eq(account.id, accountId));

const seekerLogin = (phone: string, given: string, ip?: string) =>
  call('POST', '/api/jober/joberLogin', { body: { phone, password: given }, ip });
const recruiterLogin = (phone: string, given: string) =>
  call('POST', '/api/company/recruiterLogin', { body: { phone, password: given } });
const refusal = { status: 400, body: { code: 'INVALID_CREDENTIALS', message: '手机号或密码错误' } };

test('a seeker signs in by password', async () => {
  const { accountId, joberId } = await givenSeeker(db, { phone: '13400000001' });
  await withPassword(accountId);

  expect(await seekerLogin('13400000001', password)).toMatchObject({
    status: 200,
    body: { isJober: 1, user: { hasPassword: true }, jober: { id: joberId } },
  });
});

test('a recruiter signs in by password, at the enterprise portal only', async () => {
  const { accountId, companyId } = await givenRecruiter(db, { phone: '13400000002' });
  await withPassword(accountId);

  expect(await recruiterLogin('13400000002', password)).toMatchObject({
    status: 200,
    body: { company: { id: companyId } },
  });
  expect(await seekerLogin('13400000002', password)).toMatchObject(refusal);
});

test('a seeker at the enterprise portal gets onboarding and a ticket', async () => {
  const { accountId } = await givenSeeker(db, { phone: '13400000003' });
  await withPassword(accountId);

  expect((await recruiterLogin('13400000003', password)).body).toMatchObject({
    company: null,
    jober: null,
    registerTicket: expect.any(String),
  });
});

test('wrong password, unknown phone and account without a password are answered alike, in like time', async () => {
  const { accountId } = await givenSeeker(db, { phone: '13400000004' });
  await withPassword(accountId);
  await givenSeeker(db, { phone: '13400000005' });
  const phones = ['13400000004', '13400000006', '13400000005'];
  const best = phones.map(() => Number.POSITIVE_INFINITY);
  // Interleaved, so that load on the machine slows all of them alike; the fastest of each shows the cost of the work itself.
  for (let round = 0; round < 8; round += 1) {
    for (const [index, phone] of phones.entries()) {
      const start = performance.now();
      expect(await seekerLogin(phone, 'Wrong2026')).toMatchObject(refusal);
      best[index] = Math.min(best[index] ?? 0, performance.now() - start);
    }
  }
  const [wrong = 0, ...others] = best;

  for (const other of others) expect(other / wrong).toBeGreaterThan(0.4);
});

test('a banned account is told so only with the right password', async () => {
  const { accountId } = await givenSeeker(db, { phone: '13400000007' });
  await withPassword(accountId, { status: 'banned' });

  expect(await seekerLogin('13400000007', 'Wrong2026')).toMatchObject(refusal);
  expect((await seekerLogin('13400000007', password)).body.code).toBe('ACCOUNT_BANNED');
});

test.each(['13400000008', '13400000010'])(
  'ten wrong ones close password sign-in of %s for a quarter of an hour',
  async (phone) => {
    if (phone === '13400000008') await withPassword((await givenSeeker(db, { phone })).accountId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => seekerLogin(phone, 'Wrong2026')));

    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(await seekerLogin(phone, password)).toMatchObject({
      status: 429,
      body: { message: '密码错误次数太多，请 15 分钟后再试' },
      headers: { 'retry-after': '900' },
    });
    clock.advance(900_000);
    expect((await seekerLogin(phone, password)).status).toBe(phone === '13400000008' ? 200 : 400);
  },
);

test('one address cannot try many phones', async () => {
  const ip = '10.8.0.1';
  const hits = Array.from({ length: 105 }, (_, i) => seekerLogin(`1341111${1000 + i}`, 'Wrong2026', ip));
  const refused = (await Promise.all(hits)).filter(({ status }) => status === 429);

  expect(refused).toHaveLength(5);
});

test('right passwords are not counted', async () => {
  const { accountId } = await givenSeeker(db, { phone: '13400000011' });
  await withPassword(accountId);
  for (let i = 0; i < 12; i += 1) expect((await seekerLogin('13400000011', password)).status).toBe(200);
});

test('the password changes on a fresh code, and all other sessions end', async () => {
  const phone = '13400000012';
  const { accountId } = await givenSeeker(db, { phone });
  const [own, other] = [
    await signIn(db, accountId, { now: clock.now() }),
    await signIn(db, accountId, { now: clock.now() }),
  ];
  const ended: unknown[] = [];
  deps.bus.on('session-ended', (data) => ended.push(data));
  const change = (verifyCode: string) =>
    call('POST', '/api/jober/updatePass', { token: own.token, body: { verifyCode, password } });
  const code = await codeFor(phone, 'jober', 'password');

  expect(await change(wrongCode(code))).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } });
  expect((await change(code)).status).toBe(204);
  expect((await change(code)).body.code).toBe('INVALID_CODE');
  expect((await call('GET', '/api/session', { token: other.token })).body.user).toBeNull();
  expect((await call('GET', '/api/session', { token: own.token })).body.user.hasPassword).toBe(true);
  expect((await seekerLogin(phone, password)).status).toBe(200);
  await expect.poll(() => ended).toContainEqual({ sessionId: other.sessionId });
  expect(ended).not.toContainEqual({ sessionId: own.sessionId });
});

test('the password changes on the old one', async () => {
  const phone = '13400000013';
  const { accountId } = await givenSeeker(db, { phone });
  await withPassword(accountId);
  const { token } = await signIn(db, accountId, { now: clock.now() });
  const change = (body: object) => call('POST', '/api/jober/updatePass', { token, body });

  expect(await change({ oldPassword: 'Wrong2026', password: 'Other2027' })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'body.oldPassword', message: '原密码错误' }] },
  });
  expect(await change({ password: 'Other2027' })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'body.verifyCode', message: '请填写验证码或原密码' }] },
  });
  expect((await change({ oldPassword: password, password: 'Other2027' })).status).toBe(204);
  expect(await seekerLogin(phone, password)).toMatchObject(refusal);
  expect((await seekerLogin(phone, 'Other2027')).status).toBe(200);
});

test("another phone's code does not change the password", async () => {
  const { accountId } = await givenSeeker(db, { phone: '13400000014' });
  const { token } = await signIn(db, accountId, { now: clock.now() });
  const verifyCode = await codeFor('13400000015', 'jober', 'password');

  const answer = await call('POST', '/api/jober/updatePass', { token, body: { verifyCode, password } });
  expect(answer.body.code).toBe('INVALID_CODE');
});

test('a visitor changes no password', async () => {
  const answer = await call('POST', '/api/jober/updatePass', { body: { oldPassword: 'x', password } });
  expect(answer).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } });
});

test('a new password is refused for being common, not for the characters it lacks', async () => {
  const phone = '13400000016';
  const { accountId } = await givenSeeker(db, { phone });
  await withPassword(accountId);
  const { token } = await signIn(db, accountId, { now: clock.now() });
  const change = (given: string) =>
    call('POST', '/api/jober/updatePass', { token, body: { oldPassword: password, password: given } });

  expect(await change('password1')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'body.password', message: '这个密码太常见，容易被猜到，请换一个' }] },
  });
  expect((await change(`my${phone}`)).body.issues[0].message).toBe('密码不要包含手机号，请换一个');
  expect((await change('short')).status).toBe(400);
  expect((await change('correct horse battery staple')).status).toBe(204);
});

test('a stranger who fails does not keep the holder out: other addresses go on, and a known device in any case', async () => {
  const phone = '13400000017';
  await withPassword((await givenSeeker(db, { phone })).accountId);
  const known = await seekerLogin(phone, password, '10.30.0.1');
  const device = /jyrc_device=[^;,]+/.exec(String(known.headers['set-cookie']))?.[0] ?? '';
  for (let i = 0; i < 12; i += 1) await seekerLogin(phone, 'Wrong2026', '10.30.0.2');
  expect((await seekerLogin(phone, password, '10.30.0.2')).status).toBe(429);
  expect((await seekerLogin(phone, password, '10.30.0.3')).status).toBe(200);

  for (let i = 0; i < 105; i += 1) await seekerLogin(phone, 'Wrong2026', `10.31.0.${i + 1}`);
  expect((await seekerLogin(phone, password, '10.30.0.4')).status).toBe(429);
  const atDevice = await call('POST', '/api/jober/joberLogin', {
    body: { phone, password },
    ip: '10.30.0.4',
    headers: { cookie: device },
  });
  expect(atDevice.status).toBe(200);
});

test('staying signed in for 30 days is asked for, not renewed by use; without it the 0.2 days stand', async () => {
  const phone = '13400000018';
  await withPassword((await givenSeeker(db, { phone })).accountId);
  const login = async (remember?: boolean) => {
    const answer = await call('POST', '/api/jober/joberLogin', { body: { phone, password, remember } });
    return { token: answer.body.token, cookies: String(answer.headers['set-cookie']) };
  };
  const [short, long] = [await login(), await login(true)];
  const lives = async (token: string) => (await call('GET', '/api/session', { token })).body.user !== null;
  expect(short.cookies).toMatch(/jyrc_pass=[^;]+; Path=\/; Max-Age=17280;/);
  expect(long.cookies).toMatch(/jyrc_pass=[^;]+; Path=\/; Max-Age=2592000;/);
  clock.advance(17_280_000);
  expect([await lives(short.token), await lives(long.token)]).toEqual([false, true]);
  clock.advance(2_592_000_000 - 17_280_000);
  expect(await lives(long.token)).toBe(false);
});

test.each([
  ['password', { passwordHash: 'changed' }],
  ['phone', { phone: '13400000029' }],
])('a sign-in that is under way while the %s changes opens no session', async (what, values) => {
  const phone = what === 'phone' ? '13400000019' : '13400000020';
  const { accountId } = await givenSeeker(db, { phone });
  await withPassword(accountId);
  const underWay = await db.transaction(async (tx) => {
    await tx.update(account).set(values).where(eq(account.id, accountId));
    await endAllSessions(tx, accountId, { reason: 'password', now: clock.now() });
    const answer = seekerLogin(phone, password);
    await untilBlocked(db);
    return { answer };
  });

  expect(await underWay.answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await db.$count(session, and(eq(session.accountId, accountId), isNull(session.endedAt)))).toBe(0);
});
