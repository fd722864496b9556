import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { broadcastGraceMs } from '#contract/notifications/broadcasts.ts';
import { jober } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { givenOperator, givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { registerJobs } from '#server/schedule/job-handlers.ts';

const { db, call, clock, deps, tokenOf } = await useWholeApp();
registerJobs(deps);
const AT = '/api/admin/broadcasts';
const text = { title: '春季招聘会开始报名', body: '2027 年春季教师招聘会开始报名，名额有限。', link: '/recruitment' };
const operator = async () => tokenOf((await givenOperator(db, 'content')).accountId);
const toldOf = async (accountId: string) =>
  (await db.select().from(notification).where(eq(notification.accountId, accountId))).map(({ title }) => title);
const inCity = async (cityCode: string) => {
  const seeker = await givenSeeker(db);
  await db.update(jober).set({ cityCode }).where(eq(jober.id, seeker.joberId));
  return seeker;
};

test('seekers of a city are counted and, after the grace period, told once; one broadcast a day', async () => {
  const token = await operator();
  const [one, other, school] = [await inCity('330100'), await inCity('320100'), await givenRecruiter(db)];
  const audience = { audience: 'seekers', cityCode: '330100' };
  const counted = await call('GET', '/api/admin/broadcastAudience', { token, query: audience });
  expect(counted.body).toEqual({ total: 1 });
  const province = { ...audience, cityCode: '330000' };
  expect((await call('GET', '/api/admin/broadcastAudience', { token, query: province })).body.total).toBe(1);
  const send = (more: object = {}) => call('POST', AT, { token, body: { ...text, ...audience, total: 1, ...more } });
  expect((await send({ cityCode: undefined })).body.issues).toMatchObject([{ path: 'body.total' }]);
  expect((await send({ cityCode: '500100' })).body.issues).toMatchObject([{ path: 'body.audience' }]);
  expect((await send({ link: 'https://elsewhere.example' })).status).toBe(400);
  const { body: made } = await send();
  expect(made).toMatchObject({ total: 1, sent: 0, endedAt: null });
  expect((await send()).body).toMatchObject({ code: 'CONFLICT' });
  await deps.jobs.drain();
  expect(await toldOf(one.accountId), 'before the grace period ends').toEqual([]);
  clock.advance(broadcastGraceMs);
  await deps.jobs.drain();
  expect([await toldOf(one.accountId), await toldOf(other.accountId), await toldOf(school.accountId)]).toEqual([
    [text.title],
    [],
    [],
  ]);
  const { items } = (await call('GET', AT, { token })).body;
  expect(items).toMatchObject([{ id: made.id, sent: 1, endedAt: expect.any(String) }]);
  expect((await call('PUT', `${AT}/${made.id}/stop`, { token })).body).toMatchObject({ code: 'CONFLICT' });
});

test('a broadcast that is stopped in time reaches nobody and leaves the day free; schools are told by their members', async () => {
  clock.advance(2 * 86_400_000);
  const token = await operator();
  const [owner, finance] = [await givenRecruiter(db), await givenRecruiter(db, { role: 'finance' })];
  const query = { audience: 'schools' };
  const { total } = (await call('GET', '/api/admin/broadcastAudience', { token, query })).body;
  const send = () => call('POST', AT, { token, body: { ...text, ...query, total } });
  const { id } = (await send()).body;
  expect((await call('PUT', `${AT}/${id}/stop`, { token })).body.stoppedAt).toEqual(expect.any(String));
  expect((await call('PUT', `${AT}/${id}/stop`, { token })).status, 'twice').toBe(200);
  clock.advance(broadcastGraceMs);
  await deps.jobs.drain();
  expect(await toldOf(owner.accountId)).toEqual([]);
  expect((await send()).status).toBe(200);
  clock.advance(broadcastGraceMs);
  await deps.jobs.drain();
  expect([await toldOf(owner.accountId), await toldOf(finance.accountId)]).toEqual([[text.title], []]);
});

test('a piece is sent once, and the next one follows', async () => {
  clock.advance(2 * 86_400_000);
  const token = await operator();
  for (let n = 0; n < 503; n += 1) await inCity('610100');
  const audience = { audience: 'seekers', cityCode: '610100' };
  await call('POST', AT, { token, body: { ...text, ...audience, total: 503 } });
  clock.advance(broadcastGraceMs);
  await deps.jobs.drain();
  const sent = async () => (await call('GET', AT, { token })).body.items[0];
  expect(await sent()).toMatchObject({ sent: 500, endedAt: null });
  clock.advance(20_000);
  await deps.jobs.drain();
  expect(await sent()).toMatchObject({ sent: 503, endedAt: expect.any(String) });
});
