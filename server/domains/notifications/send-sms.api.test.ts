import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { NoticeKind } from '#contract/notifications/notice-topics.ts';
import { notificationEndpoints } from '#contract/notifications/notifications.ts';
import { account } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { job } from '#database/schema/platform.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenAccount, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { registerJobs } from '#server/schedule/job-handlers.ts';
import { notifyAccount, notifyAll } from './notify.ts';
import { notificationHandlers } from './routes.ts';
import { sendNoticeSms } from './send-notices.ts';

const app = await useTestApp({
  table: notificationEndpoints,
  handlers: notificationHandlers,
  resolveToken,
});
const { call, db, clock, outbox, deps } = app;
registerJobs(deps);

async function aPerson() {
  const { id: accountId, phone } = await givenAccount(db);
  const { token } = await signIn(db, accountId);
  return { accountId, phone, token };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

let notified = 0;
async function giveNotice({ accountId }: Person, kind: NoticeKind = 'delivery.invite') {
  notified += 1;
  const effectKey = `sms-test-${notified}`;
  await notifyAccount(db, {
    accountId,
    kind,
    title: '收到面试邀请',
    body: '请尽快答复。',
    effectKey,
    now: clock.now(),
  });
  return effectKey;
}
const sentTo = ({ phone }: Person) => outbox.filter((message) => message.phone === phone).length;
const change = ({ token }: Person, body: object) => call('PUT', '/api/notifications/settings', { token, body });

describe('a notice that matters', () => {
  test('goes out by SMS, once for one effect, however often it is told and run', async () => {
    const person = await aPerson();
    const effectKey = await giveNotice(person);
    await notifyAccount(db, { accountId: person.accountId, kind: 'delivery.invite', title: '又一次', effectKey });
    await deps.jobs.drain();
    const [stored] = await db.select().from(notification).where(eq(notification.effectKey, effectKey));
    await Promise.all([sendNoticeSms(deps, stored?.id ?? ''), sendNoticeSms(deps, stored?.id ?? '')]);
    expect(sentTo(person)).toBe(1);
    expect(outbox.at(-1)?.text).toBe('【教育人才网】收到面试邀请。请尽快答复。');
  });

  test('to many leaves a hundred at a time, so that other jobs go in between', async () => {
    const { accountId } = await aPerson();
    const one = { accountId, kind: 'delivery.invite' as const, title: '收到面试邀请', now: clock.now() };
    await notifyAll(
      db,
      Array.from({ length: 101 }, (_, at) => ({ ...one, effectKey: `many-${at}` })),
    );
    const due = await db
      .select({ at: job.runAt })
      .from(job)
      .where(like(job.uniqueKey, 'sms:many-%'))
      .orderBy(job.runAt);
    const delays = due.map(({ at }) => at.getTime() - clock.now().getTime());
    expect(delays).toEqual([...Array(100).fill(0), 4_000]);
    await db.delete(job).where(like(job.uniqueKey, 'sms:many-%'));
  });

  test('of a topic without SMS does not', async () => {
    const person = await aPerson();
    await giveNotice(person, 'delivery.open');
    await deps.jobs.drain();
    expect(sentTo(person)).toBe(0);
  });

  test('waits for the end of the quiet hours, and is not sent when it was read meanwhile', async () => {
    const [sleeper, reader] = [await aPerson(), await aPerson()];
    for (const person of [sleeper, reader]) expect((await change(person, quietNow())).status).toBe(200);
    await giveNotice(sleeper);
    await giveNotice(reader);
    await deps.jobs.drain();
    expect([sentTo(sleeper), sentTo(reader)]).toEqual([0, 0]);
    await call('POST', '/api/notifications/read', { token: reader.token, body: {} });
    clock.advance(61 * 60_000);
    await deps.jobs.drain();
    expect([sentTo(sleeper), sentTo(reader)]).toEqual([1, 0]);
  });

  test('is not sent when it was switched off between, nor to a banned account', async () => {
    const [person, banned] = [await aPerson(), await aPerson()];
    await giveNotice(person);
    await giveNotice(banned);
    await change(person, { topics: [{ topic: 'interview', sms: false }] });
    await db.update(account).set({ status: 'banned' }).where(eq(account.id, banned.accountId));
    await deps.jobs.drain();
    expect([sentTo(person), sentTo(banned)]).toEqual([0, 0]);
  });

  test('is sent at most eight times a day to one person', async () => {
    const person = await aPerson();
    for (let n = 0; n < 10; n += 1) await giveNotice(person);
    await deps.jobs.drain();
    expect(sentTo(person)).toBe(8);
  });
});

/** Quiet hours that have begun and end in an hour. */
function quietNow() {
  const at = (hours: number) => new Date(clock.now().getTime() + (8 + hours) * 3_600_000).toISOString().slice(11, 16);
  return { quietFrom: at(-1), quietTo: at(1) };
}

describe('switches', () => {
  test('start as the topics say, change one by one, and stay', async () => {
    const person = await aPerson();
    const read = async () => (await call('GET', '/api/notifications/settings', { token: person.token })).body;
    const before = await read();
    expect(before).toMatchObject({ quietFrom: '22:00', quietTo: '08:00' });
    expect(before.topics.find(({ topic }: { topic: string }) => topic === 'delivery')).toEqual({
      topic: 'delivery',
      inApp: true,
      sms: null,
      email: true,
      wechat: true,
      fixed: false,
    });
    const changed = await change(person, { topics: [{ topic: 'delivery', inApp: false }], quietTo: '07:15' });
    expect(changed.body).toMatchObject({ quietFrom: '22:00', quietTo: '07:15' });
    expect(await read()).toEqual(changed.body);
    expect(
      before.topics.filter((_: unknown, at: number) => changed.body.topics[at].inApp !== before.topics[at].inApp),
    ).toHaveLength(1);
  });

  test('keep what is switched off out of the list, and leave others alone', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    await change(person, { topics: [{ topic: 'delivery', inApp: false }] });
    for (const each of [person, other]) await giveNotice(each, 'delivery.open');
    const totals = await Promise.all(
      [person, other].map(async ({ token }) => (await call('GET', '/api/notifications', { token })).body.total),
    );
    expect(totals).toEqual([0, 1]);
  });

  test('lists are by topic', async () => {
    const person = await aPerson();
    for (const kind of ['delivery.invite', 'delivery.open', 'post.closed'] as const) await giveNotice(person, kind);
    const { body } = await call('GET', '/api/notifications', { token: person.token, query: { topic: 'interview' } });
    expect(body.items.map(({ kind, topic }: { kind: string; topic: string }) => [kind, topic])).toEqual([
      ['delivery.invite', 'interview'],
    ]);
    expect([body.total, body.unread]).toEqual([1, 3]);
  });

  test.each([
    [{ topics: [{ topic: 'system', inApp: false }] }, 'body.topics.0.inApp', '系统通知不能关闭'],
    [{ topics: [{ topic: 'chat', sms: true }] }, 'body.topics.0.sms', '沟通不发短信'],
    [{ topics: [{ topic: 'weather' }] }, 'body.topics.0.topic', '请重新选择通知类型'],
    [{ quietFrom: '25:00' }, 'body.quietFrom', '免打扰开始时间格式应为 22:00'],
  ])('refuse %j', async (body, path, message) => {
    const { status, body: said } = await change(await aPerson(), body);
    expect([status, said.issues[0]]).toEqual([400, { path, message }]);
  });
});

test('nothing waits in the queue for people who want no SMS', async () => {
  const person = await aPerson();
  await change(person, { topics: [{ topic: 'interview', sms: false }] });
  const before = await db.$count(job);
  await giveNotice(person);
  expect(await db.$count(job)).toBe(before);
});
