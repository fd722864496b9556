import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { account, session } from '#database/schema/identity.ts';
import { givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { resolveCookie, resolveToken } from '../public.ts';
import { useIdentity } from '../test-identity.ts';

const { call, clock, codeFor, byCode, db, deps } = await useIdentity({ TRUST_PROXY: '1' });
afterEach(() => clock.advance(25 * 3_600_000));

const nobody = { user: null, jober: null, company: null, companyJober: null };
const seen = async (token: string) => (await call('GET', '/api/session', { token })).body;
const passOf = (header: unknown) => /^(?:__Host-)?jyrc_pass=([^;]*)/.exec(String(header))?.[1] ?? '';
const logIn = async (phone: string, headers: Record<string, string> = {}) => {
  const answer = await byCode(phone, await codeFor(phone), { headers });
  return { ...answer, token: String(answer.body.token), cookie: passOf(answer.headers['set-cookie']) };
};

test('a visitor sees nulls', async () => {
  expect(await call('GET', '/api/session')).toMatchObject({ status: 200, body: nobody });
  expect(await seen('A'.repeat(43))).toEqual(nobody);
});

test('one account shows its seeker and recruiter records side by side', async () => {
  const { accountId, joberId } = await givenSeeker(db, { phone: '13300000001' });
  const { companyId, memberId } = await givenRecruiter(db, { accountId, status: 'pending', role: 'recruiter' });
  const { token } = await signIn(db, accountId, { now: clock.now() });

  expect(await seen(token)).toMatchObject({
    user: { phone: '13300000001', accountId },
    jober: { id: joberId, phone: '13300000001' },
    company: { id: companyId, status: 'pending' },
    companyJober: { memberId, companyId, role: 'recruiter', status: 'active' },
  });
});

test('a session ends 17,280 s after sign-in, used or not', async () => {
  await givenSeeker(db, { phone: '13300000002' });
  const { token, cookie } = await logIn('13300000002');
  clock.advance(17_279_000);
  expect((await seen(token)).user).not.toBeNull();
  expect(await resolveCookie(db, cookie, clock.now())).not.toBeNull();

  clock.advance(1_000);
  expect(await seen(token)).toEqual(nobody);
  expect(await resolveCookie(db, cookie, clock.now())).toBeNull();
  const guarded = await call('GET', '/api/jober/joberInfoByPhone', { token, query: { phone: '13300000002' } });
  expect(guarded).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } });
});

test('token and cookie are different secrets, neither stands in for the other, and only hashes are kept', async () => {
  await givenSeeker(db, { phone: '13300000003' });
  const { token, cookie } = await logIn('13300000003');

  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(cookie).not.toBe(token);
  expect(await resolveToken(db, cookie, clock.now())).toBeNull();
  expect(await resolveCookie(db, token, clock.now())).toBeNull();
  const rows = await db.select().from(session);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.some(({ tokenHash }) => tokenHash.toString('base64url') === token)).toBe(false);
});

test('the cookie alone authenticates no call', async () => {
  await givenSeeker(db, { phone: '13300000004' });
  const { cookie, token } = await logIn('13300000004');
  const headers = { cookie: `jyrc_pass=${cookie}` };

  const write = await call('POST', '/api/jober/updatePass', {
    headers,
    body: { oldPassword: 'x', password: 'Teach2026' },
  });
  expect(write.status).toBe(401);
  expect((await call('GET', '/api/session', { headers })).body).toEqual(nobody);
  expect((await call('DELETE', '/api/jober/logout', { headers })).status).toBe(204);
  expect((await seen(token)).user).not.toBeNull();
});

test('the bare token is accepted like a bearer', async () => {
  const { accountId } = await givenSeeker(db);
  const { token } = await signIn(db, accountId, { now: clock.now() });
  const bare = await call('GET', '/api/session', { headers: { authorization: token } });

  expect(bare.body.user.accountId).toBe(accountId);
});

test.each([
  '',
  'Bearer',
  'Bearer  ',
  'Bearer a b',
  `Basic ${'A'.repeat(43)}`,
  `Bearer ${'A'.repeat(9_000)}`,
  '中文'.repeat(10),
])('a header of %j is no session and no error', async (authorization) => {
  const answer = await call('GET', '/api/session', {
    headers: { authorization: Buffer.from(authorization).toString('latin1') },
  });
  expect(answer).toMatchObject({ status: 200, body: nobody });
});

test('each sign-in opens a new session and ends the one it came with', async () => {
  await givenSeeker(db, { phone: '13300000005' });
  const first = await logIn('13300000005');
  clock.advance(60_000);
  const second = await logIn('13300000005', { authorization: `Bearer ${first.token}` });

  expect(second.token).not.toBe(first.token);
  expect(await seen(first.token)).toEqual(nobody);
  expect((await seen(second.token)).user.phone).toBe('13300000005');
});

test('a session planted in the browser dies at sign-in and is not taken over', async () => {
  const attacker = await givenSeeker(db);
  const planted = await signIn(db, attacker.accountId, { now: clock.now() });
  await givenSeeker(db, { phone: '13300000006' });
  const victim = await logIn('13300000006', { cookie: `jyrc_pass=${planted.cookie}` });

  expect(victim.cookie).not.toBe(planted.cookie);
  expect(await resolveCookie(db, planted.cookie, clock.now())).toBeNull();
  expect(await resolveToken(db, planted.token, clock.now())).toBeNull();
  expect(await resolveCookie(db, victim.cookie, clock.now())).toMatchObject({ phone: '13300000006' });
});

test('a sign-in ends no session but the one it came with', async () => {
  const { accountId } = await givenSeeker(db, { phone: '13300000008' });
  const onThePhone = await signIn(db, accountId, { now: clock.now() });
  const stranger = await signIn(db, (await givenSeeker(db)).accountId, { now: clock.now() });
  const first = await logIn('13300000008');
  clock.advance(60_000);
  const second = await logIn('13300000008', { authorization: `Bearer ${first.token}` });
  clock.advance(60_000);
  await logIn('13300000008', { cookie: `jyrc_pass=${second.cookie}` });

  expect(await seen(second.token)).toEqual(nobody);
  for (const { token } of [onThePhone, stranger]) expect((await seen(token)).user).not.toBeNull();
});

test('behind TLS the cookie is bound to the host', async () => {
  await givenSeeker(db, { phone: '13300000007' });
  const { headers } = await logIn('13300000007', { 'x-forwarded-proto': 'https' });

  const [own, device] = headers['set-cookie'] as unknown as string[];
  expect(device).toMatch(/^__Host-jyrc_device=[^;]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/);
  expect(own).toMatch(/^__Host-jyrc_pass=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=17280; HttpOnly; SameSite=Lax; Secure$/);
});

test('logging out ends the session, clears the cookie, tells every node, and may be said twice', async () => {
  const { accountId } = await givenSeeker(db);
  const { token, cookie, sessionId } = await signIn(db, accountId, { now: clock.now() });
  const ended: unknown[] = [];
  deps.bus.on('session-ended', (data) => ended.push(data));
  const out = () => call('DELETE', '/api/jober/logout', { token });

  expect(await out()).toMatchObject({
    status: 204,
    headers: { 'set-cookie': expect.stringContaining('jyrc_pass=; Path=/; Max-Age=0') },
  });
  expect(await seen(token)).toEqual(nobody);
  expect(await resolveCookie(db, cookie, clock.now())).toBeNull();
  expect((await out()).status).toBe(204);
  expect((await call('DELETE', '/api/jober/logout')).status).toBe(204);
  await expect.poll(() => ended).toEqual([{ sessionId }]);
});

test('logging out ends this session only', async () => {
  const { accountId } = await givenSeeker(db);
  const [one, other] = [
    await signIn(db, accountId, { now: clock.now() }),
    await signIn(db, accountId, { now: clock.now() }),
  ];
  await call('DELETE', '/api/jober/logout', { token: one.token });

  expect((await seen(other.token)).user).not.toBeNull();
});

test.each(['banned', 'erased'] as const)('a %s account has no session, however live', async (status) => {
  const { accountId } = await givenSeeker(db);
  const { token, cookie } = await signIn(db, accountId, { now: clock.now() });
  await db.update(account).set({ status }).where(eq(account.id, accountId));

  expect(await seen(token)).toEqual(nobody);
  expect(await resolveCookie(db, cookie, clock.now())).toBeNull();
});
