import { describe, expect, test } from 'vitest';
import { notificationEndpoints } from '#contract/notifications/notifications.ts';
import { notification } from '#database/schema/notices.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenAccount, givenCompany, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { notifyAccount, notifyCompany } from './public.ts';
import { notificationHandlers } from './routes.ts';

const { call, db, clock } = await useTestApp({
  table: notificationEndpoints,
  handlers: notificationHandlers,
  resolveToken,
});

async function anAccount() {
  const { id: accountId } = await givenAccount(db);
  const { token } = await signIn(db, accountId);
  return { accountId, token };
}
type Account = Awaited<ReturnType<typeof anAccount>>;

const notify = ({ accountId }: Account, effectKey: string) =>
  notifyAccount(db, { accountId, kind: 'system.test', title: `通知 ${effectKey}`, effectKey, now: clock.now() });
const listOf = async ({ token }: Account, query: Record<string, string> = {}) =>
  (await call('GET', '/api/notifications', { token, query })).body;

describe('notices', () => {
  test('of one effect are one, however often it is told', async () => {
    const account = await anAccount();
    await Promise.all(Array.from({ length: 5 }, () => notify(account, 'once')));
    const { items, total, unread } = await listOf(account);
    expect([items.length, total, unread]).toEqual([1, 1, 1]);
    expect(items[0]).toMatchObject({ kind: 'system.test', title: '通知 once', body: '', link: '', readAt: null });
  });

  test('say whom and which post they are about, where they are about any', async () => {
    const account = await anAccount();
    const named = { who: '第一中学', post: '数学教师', detail: '12-03 14:00' };
    await notifyAccount(db, {
      ...account,
      ...named,
      kind: 'delivery.invite',
      title: '收到面试邀请',
      effectKey: 'named',
    });
    await notify(account, 'unnamed');
    const told = Object.fromEntries((await listOf(account)).items.map((one: { kind: string }) => [one.kind, one]));
    expect(told['delivery.invite']).toMatchObject(named);
    expect(told['system.test']).toMatchObject({ who: '', post: '', detail: '' });
  });

  test('come newest first and go on by cursor', async () => {
    const account = await anAccount();
    for (let n = 0; n < 25; n += 1) {
      clock.advance(1_000);
      await notify(account, `list-${n}`);
    }
    const first = await listOf(account);
    const second = await listOf(account, { cursor: first.nextCursor });
    const titles = [...first.items, ...second.items].map(({ title }: { title: string }) => title);
    expect(titles).toEqual(Array.from({ length: 25 }, (_, n) => `通知 list-${24 - n}`));
    expect(first.total).toBe(25);
  });

  test('are read by id, or all, and only the own ones', async () => {
    const [account, other] = [await anAccount(), await anAccount()];
    for (const key of ['a', 'b', 'c']) await notify(account, `read-${key}`);
    await notify(other, 'read-other');
    const [first] = (await listOf(account)).items;
    const [foreign] = (await listOf(other)).items;
    const read = (body: object) => call('POST', '/api/notifications/read', { token: account.token, body });
    expect((await read({ ids: [first.id, foreign.id] })).status).toBe(204);
    expect(await listOf(account)).toMatchObject({ unread: 2, unreadOf: { system: 2 } });
    await read({});
    expect(await listOf(account)).toMatchObject({ unread: 0, unreadOf: {} });
    expect((await listOf(other)).unread).toBe(1);
  });

  test('to a company are not in a list of a person', async () => {
    const { id: companyId } = await givenCompany(db);
    await notifyCompany(db, { companyId, kind: 'system.test', title: '给单位', effectKey: 'company-1' });
    const rows = await db.select().from(notification);
    expect(rows.find((row) => row.companyId === companyId)).toMatchObject({ accountId: null, title: '给单位' });
    expect((await listOf(await anAccount())).items).toEqual([]);
  });

  test('need a session, and sound input', async () => {
    expect((await call('GET', '/api/notifications')).status).toBe(401);
    expect((await call('POST', '/api/notifications/read', { body: {} })).status).toBe(401);
    const { token } = await anAccount();
    const bad = await call('POST', '/api/notifications/read', { token, body: { ids: ['x'] } });
    expect([bad.status, bad.body.issues[0].path]).toEqual([400, 'body.ids.0']);
    expect((await call('GET', '/api/notifications', { token, query: { cursor: 'zzz' } })).status).toBe(400);
  });
});
