import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminDashboardEndpoints } from '#contract/operators/admin-dashboard.ts';
import { account, session } from '#database/schema/identity.ts';
import { operatorAct } from '#database/schema/operators.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenCompany, givenOperator, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { adminDashboardHandlers } from './routes.ts';

const { db, clock, call } = await useTestApp({
  table: adminDashboardEndpoints,
  handlers: adminDashboardHandlers,
  resolveToken,
});
const { accountId: operatorId } = await givenOperator(db, 'support');
const { token } = await signIn(db, operatorId);
const get = (path: string, query = {}) => call('GET', `/api/admin/${path}`, { token, query });
const act = (id: string, name: string, body?: object) =>
  call('POST', `/api/admin/users/${id}/${name}`, { token, body });
const actsOn = async (id: string) =>
  (await db.select().from(operatorAct).where(eq(operatorAct.subjectId, id)).orderBy(operatorAct.at)).map(
    (row) => row.act,
  );

test('people are found by the beginning of a phone or a name, masked, and each search is in the log', async () => {
  const { accountId } = await givenSeeker(db, { phone: '15911112222', name: '欧阳若水' });
  for (const keyword of ['15911112222', '1591111', '欧阳'])
    expect((await get('users', { keyword })).body.items).toMatchObject([{ id: accountId, phone: '159****2222' }]);
  expect((await get('users', { keyword: '%%' })).body.items).toEqual([]);
  const { rows } = await db.execute<{ detail: { keyword: string } }>(
    sql`select detail from operator_act where act = 'account.search' order by id`,
  );
  expect(rows.map(({ detail }) => detail.keyword)).toContain('159****2222');
  expect(JSON.stringify(rows)).not.toContain('15911112222');
});

test('a look shows the whole phone, and stands in the log', async () => {
  const { accountId } = await givenSeeker(db, { phone: '15911113333' });
  await signIn(db, accountId);
  const { body } = await get(`users/${accountId}`);
  expect(body).toMatchObject({ phone: '15911113333', sessions: [{ live: true }], bans: [] });
  expect(await actsOn(accountId)).toEqual(['account.look']);
  expect((await get('recentUsers')).body.items).toMatchObject([{ id: accountId, phone: '159****3333' }]);
});

test('a ban ends every session at once and is lifted again; operators are not banned here', async () => {
  const { accountId } = await givenSeeker(db);
  const sessions = [await signIn(db, accountId), await signIn(db, accountId)];
  expect(await act(accountId, 'ban', { reason: '发布虚假信息' })).toMatchObject({
    status: 200,
    body: { status: 'banned' },
  });
  for (const one of sessions) expect(await resolveToken(db, one.token, clock.now())).toBeNull();
  const stored = await db.select().from(session).where(eq(session.accountId, accountId));
  expect(stored.map(({ endReason }) => endReason)).toEqual(['banned', 'banned']);
  expect(await act(accountId, 'ban', { reason: '发布虚假信息' })).toMatchObject({ status: 409 });
  const lifted = await act(accountId, 'unban');
  expect(lifted.body).toMatchObject({
    status: 'active',
    bans: [{ reason: '发布虚假信息', liftedAt: expect.any(String) }],
  });
  expect(await actsOn(accountId)).toEqual(['account.ban', 'account.unban']);
  expect(await act(operatorId, 'ban', { reason: '不可以' })).toMatchObject({ status: 409 });
  expect((await db.select().from(account).where(eq(account.id, operatorId)))[0]?.status).toBe('active');
});

test('every session of a person is ended for a reason, which the log keeps; the account stays, and operators are left alone', async () => {
  const { accountId } = await givenSeeker(db, { phone: '15911115555' });
  const own = [await signIn(db, accountId), await signIn(db, accountId)];
  expect(await act(accountId, 'signOut', { reason: ' ' })).toMatchObject({ status: 400 });
  const { status, body } = await act(accountId, 'signOut', { reason: '手机遗失，本人来电' });
  expect([status, body.status]).toEqual([200, 'active']);
  expect(body.sessions).toMatchObject(own.map(() => ({ live: false, endReason: 'operator' })));
  const [kept] = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, accountId));
  expect(kept).toMatchObject({ act: 'account.sign-out', detail: { reason: '手机遗失，本人来电', ended: 2 } });
  expect(await act(operatorId, 'signOut', { reason: '不可以' })).toMatchObject({ status: 409 });
  expect((await get(`users/${accountId}`)).status, 'the caller is still signed in').toBe(200);
});

test('a ban and its lifting sent twice under one key are done once; a ban under another key is another', async () => {
  const { accountId } = await givenSeeker(db);
  const send = (name: string, key: string, body?: object) =>
    call('POST', `/api/admin/users/${accountId}/${name}`, { token, body, headers: { 'idempotency-key': key } });
  const reason = { reason: '发布虚假信息' };
  const banned = await send('ban', 'ban-key-0001', reason);
  expect(banned).toMatchObject({ status: 200, body: { status: 'banned' } });
  expect(await send('ban', 'ban-key-0001', reason)).toMatchObject({ status: 200, body: banned.body });
  const lifted = await send('unban', 'unban-key-1');
  expect(await send('unban', 'unban-key-1')).toMatchObject({ status: 200, body: lifted.body });
  expect((await send('ban', 'ban-key-0002', reason)).body.status).toBe('banned');
  expect(await actsOn(accountId)).toEqual(['account.ban', 'account.unban', 'account.ban']);
});

test('the overview counts by days of Shanghai, and has every queue', async () => {
  await givenSeeker(db, { createdAt: new Date('2026-11-19T15:59:59Z') });
  await givenSeeker(db, { createdAt: new Date('2026-11-19T16:00:00Z') });
  await givenCompany(db, { status: 'pending', updatedAt: new Date('2026-11-18T02:00:00Z') });
  const { body } = await get('dashboard', { days: 7 });
  const of = (day: string) => body.days.find((row: { day: string }) => row.day === day).seekers;
  expect(body.days).toHaveLength(7);
  expect([of('2026-11-19'), of('2026-11-20')].every((n) => n >= 1)).toBe(true);
  expect(body.queues).toHaveLength(5);
  expect(body.queues[0]).toMatchObject({
    queue: 'companies',
    waiting: 1,
    overdue: 1,
    oldestAt: '2026-11-18T02:00:00.000Z',
  });
  expect((await get('health')).status).toBe(403);
});
