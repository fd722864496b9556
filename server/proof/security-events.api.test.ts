import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { account } from '#database/schema/identity.ts';
import { hashPassword } from '#server/domains/identity/password/passwords.ts';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from './whole-app.ts';

const { call, db, logs } = await useWholeApp();
const { accountId, joberId } = await givenSeeker(db);
const { token, sessionId } = await signIn(db, accountId);
const ip = '203.0.113.77';
const phone = '13912345678';

interface Line {
  event?: string;
  code?: string;
  route?: string;
  account?: string;
  session?: string;
  address?: string;
  subject?: string;
}
const eventsNow = () =>
  logs.splice(0).flatMap((line) => {
    const read = JSON.parse(line) as Line;
    return read.event ? [read] : [];
  });

test('a wrong password is logged, and what is about one phone or address can be found together', async () => {
  const body = { phone, password: 'Wrong-2026-pass' };
  for (let tries = 0; tries < 2; tries += 1) await call('POST', '/api/jober/joberLogin', { body, ip });
  const [first, second, ...more] = eventsNow();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ event: 'sign-in-failed', code: 'INVALID_CREDENTIALS', route: '/api/jober/joberLogin' });
  expect(first?.subject).toMatch(/^[\w-]{16}$/);
  expect([second?.subject, second?.address]).toEqual([first?.subject, first?.address]);
});

test('tries that lock are logged as a limit', async () => {
  const body = { phone: '13912345679', password: 'Wrong-2026-pass' };
  let status = 0;
  for (let tries = 0; tries < 40 && status !== 429; tries += 1)
    status = (await call('POST', '/api/jober/joberLogin', { body, ip: '203.0.113.78' })).status;
  expect(status).toBe(429);
  expect(eventsNow().at(-1)).toMatchObject({ event: 'limit-reached', route: '/api/jober/joberLogin' });
});

test('a wrong code, a missing session, a foreign role and a foreign page are logged', async () => {
  await call('GET', '/api/jober/joberInfoByCode', { query: { phone, verifyCode: '000000' }, ip });
  expect(eventsNow()).toMatchObject([{ event: 'sign-in-failed', code: 'INVALID_CODE' }]);
  await call('GET', '/api/notifications', { ip });
  expect(eventsNow()).toMatchObject([{ event: 'session-missing', route: '/api/notifications' }]);
  await call('GET', '/api/admin/users', { token, ip });
  expect(eventsNow()).toMatchObject([{ event: 'access-refused', account: accountId, session: sessionId }]);
  await call('POST', '/api/jober/updatePass', { token, ip, body: {}, headers: { origin: 'https://evil.example' } });
  expect(eventsNow()).toMatchObject([{ event: 'foreign-write-refused' }]);
});

test('a refused upload is logged', async () => {
  const body = new TextEncoder().encode('<svg onload="alert(1)"/>');
  const { status } = await call('POST', '/api/files', {
    token,
    ip,
    body,
    query: { kind: 'avatar', name: '林小满.svg' },
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(eventsNow()).toMatchObject([{ event: 'upload-refused', account: accountId }]);
});

test('a sign-in is logged', async () => {
  const own = await givenSeeker(db);
  const passwordHash = await hashPassword('Teach-2026-pass');
  const [mine] = await db.update(account).set({ passwordHash }).where(eq(account.id, own.accountId)).returning();
  await call('POST', '/api/jober/joberLogin', { body: { phone: mine?.phone, password: 'Teach-2026-pass' }, ip });
  expect(eventsNow()).toMatchObject([{ event: 'session-opened', account: own.accountId }]);
});

test('what is answered is no event; neither is what is not found', async () => {
  await call('GET', '/api/site/config', { ip });
  await call('GET', '/api/nothing', { ip });
  expect(eventsNow()).toEqual([]);
});

test('no line names a phone, an address or a person', async () => {
  const before = [...logs];
  await call('POST', '/api/jober/joberLogin', { body: { phone, password: 'Wrong-2026-pass' }, ip });
  await call('GET', '/api/jober/joberInfoByPhone', { query: { phone }, token, ip });
  const text = [...before, ...logs].join('\n');
  expect(text).toContain('"event"');
  for (const secret of [phone, ip, 'Wrong-2026-pass', token, joberId]) expect(text).not.toContain(secret);
});
