import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { company } from '#database/schema/companies.ts';
import { delivery, interview } from '#database/schema/deliveries.ts';
import { notification } from '#database/schema/notices.ts';
import { refreshReplyRates } from '#server/domains/companies/public.ts';
import { closeDeliveriesOfCompany, closeDeliveriesOfJober, markOverdue, remindInterviews } from './public.ts';
import { openDeliveryOf } from './seeker/open-delivery-of.ts';
import { day, useDeliveries } from './test-deliveries.ts';

const { db, clock, aSeeker, aRecruiter, aCompany, aDelivery, send, move, answer, terms, rowOf, stepsOf } =
  await useDeliveries();

const age = (id: string, days: number) =>
  db
    .update(delivery)
    .set({ submittedAt: new Date(clock.now().getTime() - days * day) })
    .where(eq(delivery.id, id));
const mark = () => db.transaction((tx) => markOverdue(tx, clock.now()));
const kindsOf = async (who: { accountId?: string; companyId?: string }) => {
  const { accountId, companyId } = who;
  const which = accountId ? eq(notification.accountId, accountId) : eq(notification.companyId, companyId ?? '');
  return (await db.select().from(notification).where(which)).map(({ kind }) => kind);
};

test('a delivery untouched for 7 days is marked once and both sides are told', async () => {
  const [late, young, answered] = [await aDelivery(), await aDelivery(), await aDelivery()];
  await move(answered.recruiter, answered.id, 'rejected');
  await move(answered.recruiter, answered.id, 'submitted');
  await age(late.id, 7);
  await age(young.id, 6.9);
  await age(answered.id, 30);
  expect(await Promise.all([mark(), mark(), mark()])).toContain(1);
  expect(await mark()).toBe(0);
  expect((await rowOf(late.id))?.overdueAt).toEqual(clock.now());
  expect([(await rowOf(young.id))?.overdueAt, (await rowOf(answered.id))?.overdueAt]).toEqual([null, null]);
  expect(await stepsOf(late.id)).toEqual(['deliver', 'overdue']);
  expect(await kindsOf({ accountId: late.seeker.accountId })).toEqual(['delivery.overdue']);
  expect((await kindsOf({ companyId: late.companyId })).sort()).toEqual(['delivery.deliver', 'delivery.overdue']);
});

test('more than a minute takes are marked over several', async () => {
  const { postId, companyId } = await aCompany();
  const { id } = (await send(await aSeeker(), postId)).body;
  const row = await rowOf(id);
  if (!row) throw new Error('no delivery');
  const { id: _, searchText: __, ...values } = row;
  const seekers = [];
  for (let n = 0; n < 205; n += 1) seekers.push(await aSeeker());
  await db.insert(delivery).values(seekers.map(({ joberId }) => ({ ...values, joberId })));
  await db
    .update(delivery)
    .set({ submittedAt: new Date(clock.now().getTime() - 8 * day) })
    .where(eq(delivery.companyId, companyId));
  expect([await mark(), await mark(), await mark()]).toEqual([200, 6, 0]);
});

async function withAnswers(answers: ('in-time' | 'late' | 'none' | 'fresh' | 'taken-back')[]) {
  const { postId, companyId } = await aCompany();
  for (const kind of answers) {
    const seeker = await aSeeker();
    const { id } = (await send(seeker, postId)).body;
    if (kind === 'taken-back') await answer(seeker, id, 'withdraw');
    const submittedAt = new Date(clock.now().getTime() - (kind === 'fresh' ? 1 : 20) * day);
    const took = { 'in-time': 2, late: 10 }[kind as string];
    const answeredAt = took ? new Date(submittedAt.getTime() + took * 3_600_000 * (kind === 'late' ? 24 : 1)) : null;
    const status = answeredAt ? 'shortlisted' : kind === 'taken-back' ? 'withdrawn' : 'submitted';
    await db.update(delivery).set({ submittedAt, answeredAt, status }).where(eq(delivery.id, id));
  }
  return companyId;
}

test('the reply rate counts answers in time among those due, and needs five', async () => {
  const four = await withAnswers(['in-time', 'in-time', 'in-time', 'none', 'fresh', 'taken-back']);
  const five = await withAnswers(['in-time', 'in-time', 'in-time', 'none', 'late', 'fresh', 'taken-back']);
  const { companyId: stale } = await aCompany({ replyRate: 77, replyMinutes: 9 });
  await refreshReplyRates(db, clock.now());
  const rows = await db
    .select()
    .from(company)
    .where(inArray(company.id, [four, five, stale]));
  const rateOf = (id: string) => rows.find((row) => row.id === id);
  expect(rateOf(four)).toMatchObject({ replyRate: null, replyMinutes: null });
  expect(rateOf(five)).toMatchObject({ replyRate: 60, replyMinutes: 120 });
  expect(rateOf(stale)).toMatchObject({ replyRate: null, replyMinutes: null });
});

test('a suspended company ends what is open, with the reason, and leaves what has ended', async () => {
  const { companyId, postId, recruiter, seeker, id } = await aDelivery();
  const ended = (await send(await aSeeker(), postId)).body.id;
  await move(recruiter, ended, 'rejected');
  const closing = { reason: '单位已被暂停使用', now: clock.now() };
  expect(await db.transaction((tx) => closeDeliveriesOfCompany(tx, companyId, closing))).toBe(1);
  expect(await db.transaction((tx) => closeDeliveriesOfCompany(tx, companyId, closing))).toBe(0);
  expect(await rowOf(id)).toMatchObject({ status: 'closed', reason: '单位已被暂停使用' });
  expect((await rowOf(ended))?.status).toBe('rejected');
  expect(await stepsOf(id)).toEqual(['deliver', 'close']);
  expect(await kindsOf({ accountId: seeker.accountId })).toContain('delivery.close');
});

test('an account that ends closes its own deliveries alone', async () => {
  const [one, other] = [await aDelivery(), await aDelivery()];
  const closing = { reason: '求职者已注销账号', now: clock.now() };
  await db.transaction((tx) => closeDeliveriesOfJober(tx, one.seeker.joberId, closing));
  expect([(await rowOf(one.id))?.status, (await rowOf(other.id))?.status]).toEqual(['closed', 'submitted']);
});

test('a delivery is open until it is taken back', async () => {
  const { postId, seeker, id } = await aDelivery();
  expect(await openDeliveryOf(db, seeker.joberId, postId)).toEqual({ id, status: 'submitted' });
  await answer(seeker, id, 'withdraw');
  expect(await openDeliveryOf(db, seeker.joberId, postId)).toBeNull();
});

test('both sides are reminded of an accepted interview once within a day before it, and anew of another time', async () => {
  const { recruiter, companyId, id, seeker } = await aDelivery();
  const interviewer = await aRecruiter(companyId, 'interviewer', '李老师');
  const waiting = await aDelivery();
  for (const [who, of] of [
    [recruiter, id],
    [waiting.recruiter, waiting.id],
  ] as const) {
    await move(who, of, 'shortlisted');
    await move(who, of, 'interview', terms(2));
  }
  await answer(seeker, id, 'accept-interview');
  const remind = () => db.transaction((tx) => remindInterviews(tx, clock.now()));
  const soon = async (accountId: string) =>
    (await db.select().from(notification).where(eq(notification.accountId, accountId)))
      .filter(({ kind, title }) => kind === 'delivery.interview-soon' || title === '您的面试在一天之内')
      .map(({ body }) => body);
  expect(await remind()).toBe(0);
  await db
    .update(interview)
    .set({ interviewers: [interviewer.memberId] })
    .where(eq(interview.deliveryId, id));
  clock.advance(1.2 * day);
  expect([await remind(), await remind()]).toEqual([1, 0]);
  expect(await soon(seeker.accountId)).toEqual([expect.stringContaining('博学楼 302')]);
  expect(await soon(interviewer.accountId)).toHaveLength(1);
  expect(JSON.stringify(await soon(interviewer.accountId))).not.toContain('林知夏');
  expect(await soon(waiting.seeker.accountId)).toEqual([]);
  const later = new Date(clock.now().getTime() + day / 2);
  await db.update(interview).set({ startsAt: later, interviewers: [] }).where(eq(interview.deliveryId, id));
  expect(await remind()).toBe(1);
  expect(await soon(recruiter.accountId)).toHaveLength(1);
  expect(await soon(seeker.accountId)).toHaveLength(2);
});
