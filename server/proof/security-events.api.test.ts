import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { account } from '#database/schema/identity.ts';
import { hashPassword } from '#server/domains/identity/password/passwords.ts';
import { givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from './whole-app.ts';

const { app, call, db, logs } = await useWholeApp();
const { accountId, joberId } = await givenSeeker(db);
const { token, sessionId } = await signIn(db, accountId);
const ip = '203.0.113.77';
const phone = '13912345678';

interface Line {
  event?: string;
  code?: string;
  scope?: string;
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
  const [opened, ...more] = eventsNow();
  expect(more).toEqual([]);
  expect(opened).toMatchObject({
    event: 'session-opened',
    account: own.accountId,
    scope: 'full',
    route: '/api/jober/joberLogin',
  });
  expect(opened?.session).toMatch(/^\d+$/);
  expect(opened?.address).toMatch(/^[\w-]{16}$/);
});

test('a wrong signature of a provider or token of a collector is an event', async () => {
  const forged: InjectOptions[] = [
    { method: 'GET', url: '/metrics', headers: { authorization: 'Bearer guessed' } },
    { method: 'GET', url: '/wechat/events?signature=guessed' },
    { method: 'POST', url: '/wechat/events?signature=guessed', payload: '<xml/>' },
    { method: 'POST', url: '/pay/alipay/notify', payload: 'sign=guessed' },
    { method: 'POST', url: '/pay/wechat/notify', payload: '{}' },
  ];
  for (const each of forged) {
    await app.inject(each);
    const route = String(each.url).split('?')[0];
    expect(eventsNow(), route).toMatchObject([{ event: 'signature-refused', method: each.method, route }]);
  }
});

test('what is no JSON, too large or no HTTP is an event, whatever refuses it', async () => {
  const post = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/api/resumes', headers: { 'content-type': type }, payload });
  const refused = (code: string, route: string) => [{ event: 'input-refused', code, route }];
  await post('text/plain', 'name=x');
  expect(eventsNow()).toMatchObject(refused('UNSUPPORTED_TYPE', '/api/resumes'));
  await post('application/json', JSON.stringify({ name: 'x'.repeat(1_048_577) }));
  expect(eventsNow()).toMatchObject(refused('TOO_LARGE', '/api/resumes'));
  await app.inject({ method: 'GET', url: '/api/posts/%zz' });
  expect(eventsNow()).toMatchObject(refused('INVALID_INPUT', 'none'));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n').resume();
  await once(socket, 'close');
  expect(eventsNow()).toMatchObject(refused('INVALID_INPUT', 'none'));
});

test('who is refused another’s socket is named by the event', async () => {
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const socket = new WebSocket(`${origin}/ws/message/${phone}`, [`token.${token}`], { origin });
  await once(socket, 'error');
  expect(eventsNow()).toMatchObject([{ event: 'access-refused', account: accountId, session: sessionId }]);
});

test('another’s thing is an event, answered and logged as one that does not exist', async () => {
  const other = await signIn(db, (await givenSeeker(db)).accountId);
  const body = { name: '张老师的简历', blank: true };
  const { id } = (await call('POST', '/api/resumes', { token: other.token, body, ip })).body as { id: string };
  logs.splice(0);
  for (const requested of [id, '1']) await call('GET', `/api/resumes/${requested}`, { token, ip });
  const event = { event: 'absent-or-foreign', status: 404, route: '/api/resumes/:id', account: accountId };
  expect(eventsNow()).toMatchObject([event, event]);
});

test('refused input and a move that the state does not allow are events without what was sent', async () => {
  await call('PATCH', '/api/jobers/me', { token, ip, body: { name: '林小满林小满', 林小满: '1' } });
  const [line] = logs;
  expect(line).not.toContain('林小满');
  expect(eventsNow()).toMatchObject([{ event: 'input-refused', route: '/api/jobers/me', account: accountId }]);
  const owner = await signIn(db, (await givenRecruiter(db)).accountId);
  await call('POST', '/api/team/leave', { token: owner.token, ip, body: {} });
  expect(eventsNow()).toMatchObject([{ event: 'move-refused', code: 'ILLEGAL_MOVE', session: owner.sessionId }]);
});

test('what is answered is no event; neither is what a visitor does not find', async () => {
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
