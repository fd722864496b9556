import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { alertEndpoints } from '#contract/search/alerts.ts';
import { savedSearch, seenPost } from '#database/schema/alerts.ts';
import { follow } from '#database/schema/companies.ts';
import { account } from '#database/schema/identity.ts';
import { noticeSwitch, notification } from '#database/schema/notices.ts';
import { post, postReport } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { indexPosts } from '#server/domains/search/public.ts';
import { givenCompany, givenOpenPost, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { sweepHistory } from './history.ts';
import { alertHandlers } from './routes.ts';
import { sendAlerts } from './send-alerts.ts';

const { db, deps, clock, call } = await useTestApp({ table: alertEndpoints, handlers: alertHandlers, resolveToken });

const HOUR = 3_600_000;
const school = await givenCompany(db);

beforeEach(async () => {
  await db.delete(savedSearch);
});

async function aSeeker() {
  const person = await givenSeeker(db);
  // A session that lasts as long as the clock of these tests runs.
  return { ...person, token: (await signIn(db, person.accountId, { now: new Date('2028-01-01') })).token };
}
type Someone = Awaited<ReturnType<typeof aSeeker>>;

async function publish(title: string, values: Partial<typeof post.$inferInsert> = {}) {
  const at = values.publishedAt ?? clock.now();
  const row = await givenOpenPost(db, school.id, { title, publishedAt: at, refreshedAt: at, ...values });
  await indexPosts(db, [row.id]);
  return row;
}

const save = ({ token }: Someone, filters: object, more: object = {}) =>
  call('POST', '/api/searches', { token, body: { filters, ...more } });
const notified = ({ accountId }: Someone) =>
  db.select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.createdAt);

describe('a saved search', () => {
  test('has a name that says what it is, and is kept once however it is asked', async () => {
    const someone = await aSeeker();
    const first = await save(someone, { cityCode: '330100', stage: 'primary', subject: 'chinese', salaryMin: 800_000 });
    expect(first.body).toMatchObject({
      name: '杭州 小学 语文 8K 起',
      query: 'cityCode=330100&stage=primary&subject=chinese&salaryMin=800000',
      alerts: true,
      last: null,
    });
    const again = await save(someone, { subject: 'chinese', salaryMin: 800_000, stage: 'primary', cityCode: '330100' });
    expect(again.body.id).toBe(first.body.id);
    expect((await call('GET', '/api/searches', { token: someone.token })).body).toHaveLength(1);
  });

  test('is renamed, switched and deleted by its owner alone', async () => {
    const [owner, other] = [await aSeeker(), await aSeeker()];
    const { id } = (await save(owner, { keyword: '语文' })).body;
    const path = `/api/searches/${id}`;
    expect((await call('PATCH', path, { token: other.token, body: { alerts: false } })).status).toBe(404);
    expect((await call('DELETE', path, { token: other.token })).status).toBe(404);
    const changed = await call('PATCH', path, { token: owner.token, body: { name: '离家近', alerts: false } });
    expect(changed.body).toMatchObject({ name: '离家近', alerts: false });
    expect((await call('PATCH', path, { token: owner.token, body: {} })).body).toEqual(changed.body);
    expect((await call('DELETE', path, { token: owner.token })).status).toBe(204);
    expect((await call('DELETE', path, { token: owner.token })).status).toBe(404);
  });

  test('there are 20 at most, also when many are saved at once', async () => {
    const someone = await aSeeker();
    const all = await Promise.all(Array.from({ length: 24 }, (_, n) => save(someone, { keyword: `语文${n}` })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('a filter that is none is refused by its name', async () => {
    const someone = await aSeeker();
    const answer = await save(someone, { stage: 'nowhere' });
    expect(answer.status).toBe(400);
    expect(answer.body.issues[0].message).toContain('学段');
  });
});

describe('the daily message', () => {
  test('comes once a day however many nodes work, and tells only what was published since', async () => {
    const someone = await aSeeker();
    await publish('小学美术教师（旧）', { subjects: ['fine-arts'], stages: ['primary'] });
    await save(someone, { stage: 'primary', subject: 'fine-arts' });
    clock.advance(20 * HOUR);
    await publish('小学美术教师（甲）', { subjects: ['fine-arts'], stages: ['primary'] });
    clock.advance(60_000);
    await publish('小学美术教师（乙）', { subjects: ['fine-arts'], stages: ['primary'] });
    await publish('小学音乐教师', { subjects: ['music'], stages: ['primary'] });
    clock.advance(4 * HOUR);
    const looked = await Promise.all(Array.from({ length: 6 }, () => sendAlerts(deps)));
    expect(looked.reduce((sum, n) => sum + n)).toBe(1);
    expect(await sendAlerts(deps)).toBe(0);
    const [notice, ...more] = await notified(someone);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      kind: 'alert.search',
      title: '“小学 美术”有 2 个新职位',
      body: '小学美术教师（乙）、小学美术教师（甲）',
      link: '/jobs?stage=primary&subject=fine-arts&sort=newest',
    });
    clock.advance(24 * HOUR);
    expect(await sendAlerts(deps)).toBe(1);
    expect(await notified(someone)).toHaveLength(1);
    const [stored] = (await call('GET', '/api/searches', { token: someone.token })).body;
    expect(stored.last.found).toBe(2);
  });

  test('is one for all searches of a person, with what will close within three days, each told once', async () => {
    const someone = await aSeeker();
    const ends = new Date(clock.now().getTime() + 101 * HOUR);
    await publish('高中日语教师', { subjects: ['japanese'], stages: ['senior'], deadline: ends });
    await save(someone, { subject: 'japanese' });
    await save(someone, { subject: 'calligraphy' });
    const texts = async () => (await notified(someone)).map(({ title, body, link }) => [title, body, link]);
    clock.advance(24 * HOUR);
    await sendAlerts(deps);
    expect(await texts(), 'five hours too early').toEqual([]);
    await publish('小学书法教师', { subjects: ['calligraphy'], stages: ['primary'] });
    clock.advance(24 * HOUR);
    expect(await sendAlerts(deps)).toBe(2);
    const both = '“日语”有 1 个职位 3 天内截止；“书法”有 1 个新职位';
    const first = ['2 个订阅有新消息', both, '/client/favourites?tab=searches'];
    expect(await texts()).toEqual([first]);
    await publish('初中日语教师', { subjects: ['japanese'], stages: ['junior'], deadline: ends });
    clock.advance(24 * HOUR);
    await sendAlerts(deps);
    const second = ['“日语”有 1 个新职位', '初中日语教师', '/jobs?subject=japanese&sort=newest'];
    expect(await texts()).toEqual([first, second]);
  });

  test('what is published while it is made up is told the next day', async () => {
    const someone = await aSeeker();
    await save(someone, { subject: 'spanish' });
    clock.advance(24 * HOUR);
    await publish('高中西班牙语教师', { subjects: ['spanish'] });
    await sendAlerts(deps);
    expect(await notified(someone)).toEqual([]);
    clock.advance(24 * HOUR);
    await sendAlerts(deps);
    expect((await notified(someone)).map(({ body }) => body)).toEqual(['高中西班牙语教师']);
  });

  test('a post that was only brought up again is not new', async () => {
    const someone = await aSeeker();
    const old = await publish('高中俄语教师', { subjects: ['russian'], stages: ['senior'] });
    await save(someone, { subject: 'russian' });
    clock.advance(24 * HOUR);
    await db.update(post).set({ refreshedAt: clock.now() }).where(eq(post.id, old.id));
    await indexPosts(db, [old.id]);
    expect(await sendAlerts(deps)).toBe(1);
    expect(await notified(someone)).toEqual([]);
  });

  test('is not sent by night, while switched off, or of what came meanwhile', async () => {
    const someone = await aSeeker();
    const { id } = (await save(someone, { subject: 'german' })).body;
    const turn = (alerts: boolean) => call('PATCH', `/api/searches/${id}`, { token: someone.token, body: { alerts } });
    await turn(false);
    clock.advance(24 * HOUR);
    await publish('高中德语教师', { subjects: ['german'] });
    expect(await sendAlerts(deps)).toBe(0);
    clock.advance(HOUR);
    await turn(true);
    expect(await sendAlerts(deps)).toBe(1);
    expect(await notified(someone)).toEqual([]);
    clock.advance(60_000);
    await publish('高中德语教师（二）', { subjects: ['german'] });
    const toNight = (24 - clock.now().getUTCHours() + 18) % 24;
    clock.advance(toNight * HOUR);
    expect(await sendAlerts(deps)).toBe(0);
    clock.advance(8 * HOUR);
    expect(await sendAlerts(deps)).toBe(1);
    expect((await notified(someone)).map(({ body }) => body)).toEqual(['高中德语教师（二）']);
  });

  test('whoever switched 职位订阅 off in the notices gets none', async () => {
    const someone = await aSeeker();
    await save(someone, { subject: 'french' });
    await db.insert(noticeSwitch).values({ accountId: someone.accountId, topic: 'alert', channel: 'app', isOn: false });
    clock.advance(23 * HOUR);
    await publish('高中法语教师', { subjects: ['french'] });
    clock.advance(HOUR);
    expect(await sendAlerts(deps)).toBe(1);
    expect(await notified(someone)).toEqual([]);
  });

  test('is not made up for an account that was banned', async () => {
    const someone = await aSeeker();
    await save(someone, { subject: 'spanish' });
    await db.update(account).set({ status: 'banned' }).where(eq(account.id, someone.accountId));
    clock.advance(23 * HOUR);
    await publish('高中西班牙语教师', { subjects: ['spanish'] });
    clock.advance(HOUR);
    expect(await sendAlerts(deps)).toBe(0);
    expect(await notified(someone)).toEqual([]);
  });

  test('one that cannot be looked at does not keep the others waiting', async () => {
    const [one, other] = [await aSeeker(), await aSeeker()];
    const { id } = (await save(one, { subject: 'dance' })).body;
    await save(other, { subject: 'dance' });
    await db
      .update(savedSearch)
      .set({ filters: { cityCode: 5 } as never, checkedOn: '2020-01-01' })
      .where(eq(savedSearch.id, id));
    clock.advance(23 * HOUR);
    await publish('小学舞蹈教师', { subjects: ['dance'] });
    clock.advance(HOUR);
    expect(await sendAlerts(deps)).toBe(2);
    expect(await notified(other)).toHaveLength(1);
  });
});

describe('what was looked at', () => {
  const look = ({ token }: Someone, id: string) => call('PUT', `/api/history/${id}`, { token });
  const history = async ({ token }: Someone) => (await call('GET', '/api/history', { token })).body;

  test('is kept once with its last time, the last first, and goes when its owner says so', async () => {
    const [someone, other] = [await aSeeker(), await aSeeker()];
    const [a, b, hidden] = [await publish('甲'), await publish('乙'), await publish('丙', { status: 'draft' })];
    for (const { id } of [a, b, a]) {
      clock.advance(60_000);
      expect((await look(someone, id)).status).toBe(204);
    }
    await look(other, b.id);
    expect((await look(someone, hidden.id)).status).toBe(404);
    const seen = await history(someone);
    expect(seen.items.map((item: { post: { title: string } }) => item.post.title)).toEqual(['甲', '乙']);
    expect(seen.items[0].seenAt).toBe(clock.now().toISOString());
    await call('DELETE', `/api/history/${a.id}`, { token: someone.token });
    expect((await history(someone)).total).toBe(1);
    await call('DELETE', '/api/history', { token: someone.token });
    expect((await history(someone)).total).toBe(0);
    expect((await history(other)).total).toBe(1);
  });

  test('is forgotten after 180 days', async () => {
    const someone = await aSeeker();
    const { id } = await publish('丁');
    await look(someone, id);
    clock.advance(179 * 24 * HOUR);
    await sweepHistory(db, clock.now());
    const rows = () => db.select().from(seenPost).where(eq(seenPost.joberId, someone.joberId));
    expect(await rows()).toHaveLength(1);
    clock.advance(2 * 24 * HOUR);
    expect((await history(someone)).total).toBe(0);
    await sweepHistory(db, clock.now());
    expect(await rows()).toEqual([]);
  });
});

test('followed companies come with what they published lately, and only while they are followed', async () => {
  const someone = await aSeeker();
  const own = await givenCompany(db, { name: '杭州市春晖小学' });
  const days = (n: number) => new Date(clock.now().getTime() - n * 24 * HOUR);
  for (const n of [40, 20, 10, 5, 1])
    await givenOpenPost(db, own.id, { title: `${n} 天前`, publishedAt: days(n), refreshedAt: days(n) });
  await givenOpenPost(db, own.id, { title: '草稿', status: 'draft', publishedAt: days(1) });
  const { token } = someone;
  await db.insert(follow).values({ joberId: someone.joberId, companyId: own.id, createdAt: clock.now() });
  const { items } = (await call('GET', '/api/follows', { token })).body;
  expect(items).toMatchObject([{ company: { name: '杭州市春晖小学' }, newPosts: 4 }]);
  expect(items[0].latest.map(({ title }: { title: string }) => title)).toEqual(['1 天前', '5 天前', '10 天前']);
  const news = (await call('GET', '/api/follows/posts', { token })).body;
  expect(news.map(({ title }: { title: string }) => title)).toEqual(['1 天前', '5 天前', '10 天前']);
  await db.delete(follow).where(eq(follow.joberId, someone.joberId));
  expect((await call('GET', '/api/follows', { token })).body.total).toBe(0);
});

test('reports are told to who made them, with how they ended', async () => {
  const [someone, other] = [await aSeeker(), await aSeeker()];
  const { id: postId } = await publish('收费岗位');
  await db.insert(postReport).values([
    { postId, accountId: someone.accountId, reason: 'fee', detail: '要交押金', status: 'removed' },
    { postId, accountId: other.accountId, reason: 'fake' },
  ]);
  const { items, total } = (await call('GET', '/api/reports', { token: someone.token })).body;
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ post: { title: '收费岗位' }, reason: 'fee', detail: '要交押金', status: 'removed' });
});
