import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { delivery, interview } from '#database/schema/deliveries.ts';
import { notification } from '#database/schema/notices.ts';
import { givenOpenPost, givenOperator, givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { givenExperience } from '../../proof-fixtures.ts';
import { experience } from '../../schema.ts';

const { db, call, tokenOf } = await useWholeApp();
const operator = await tokenOf((await givenOperator(db, 'review')).accountId);
const text = {
  parts: ['trial', 'panel'],
  questions: '试讲《背影》，准备三十分钟，可带教材。\n问：怎样处理早恋？',
  advice: '',
};

async function given() {
  const { accountId, companyId, memberId } = await givenRecruiter(db, { name: '周明岚' });
  const post = await givenOpenPost(db, companyId, { memberId, subjects: ['chinese'] });
  const seeker = await givenSeeker(db, { name: '林知夏' });
  const { joberId } = seeker;
  const snapshot = { jober: seeker.jober, resumeName: '我的简历', content: {} } as never;
  const made = await givenExperience(db, { companyId, joberId, postId: post.id, resumeId: newId(), snapshot });
  await db.delete(experience).where(eq(experience.id, made.experienceId));
  const [recruiter, token] = [await tokenOf(accountId), await tokenOf(seeker.accountId)];
  const write = (more: object = {}, id = made.toldDeliveryId) =>
    call('PUT', `/api/deliveries/${id}/experience`, { token, body: { ...text, ...more } });
  const shown = async () => (await call('GET', `/api/companies/${companyId}/experiences`)).body;
  return { ...made, ...seeker, companyId, postId: post.id, recruiter, token, write, shown };
}
const waiting = async () => (await call('GET', '/api/admin/reviews/texts', { token: operator })).body.items;
const decide = (id: string, body: object) =>
  call('POST', `/api/admin/reviews/texts/${id}/decision`, { token: operator, body });
const told = async (accountId: string) =>
  (await db.select().from(notification).where(eq(notification.accountId, accountId))).map(({ title }) => title);

test('what was asked is public once an operator has read it, without who wrote it; the school answers', async () => {
  const { accountId, companyId, joberId, postId, recruiter, token, toldDeliveryId, write, shown } = await given();
  const post = async () => (await call('GET', `/api/posts/${postId}`)).body;
  const mine = () => call('GET', `/api/deliveries/${toldDeliveryId}/experience`, { token });
  expect((await mine()).status).toBe(204);
  expect((await write()).body).toMatchObject({ ...text, status: 'pending', reason: null });
  expect((await shown()).total).toBe(0);
  expect((await post()).companyHasExperiences).toBe(false);
  const [item] = await waiting();
  expect(item).toMatchObject({ kind: 'experience' });
  expect((await decide(item.id, { verdict: 'approve' })).status).toBe(204);
  const list = await shown();
  expect(list).toMatchObject({ total: 1, bySubject: { chinese: 1 }, items: [{ month: '2026-11', answer: '' }] });
  expect(JSON.stringify(list)).not.toMatch(new RegExp(`林知夏|${joberId}|${toldDeliveryId}`));
  const answer = (words: string) =>
    call('PUT', `/api/company/experiences/${item.id}/answer`, { token: recruiter, body: { answer: words } });
  expect((await answer('课题每场都换。')).body.items).toMatchObject([{ answer: '课题每场都换。' }]);
  expect((await answer('只要 35 岁以下的。')).status, 'doubtful words').toBe(400);
  expect((await shown()).items).toMatchObject([{ answer: '课题每场都换。' }]);
  expect(await told(accountId)).toEqual(expect.arrayContaining(['你写的面经已公开', '学校回应了你写的面经']));
  const detail = await call('GET', '/api/company/queryCompanyDetail', { query: { companyId } });
  expect(detail.body.experiences).toBe(1);
  expect((await post()).companyHasExperiences).toBe(true);
  await write({ advice: '早点到' });
  expect((await shown()).total, 'another version is read again').toBe(0);
  expect((await call('DELETE', `/api/deliveries/${toldDeliveryId}/experience`, { token })).status).toBe(204);
  expect((await mine()).status).toBe(204);
});

test('names, an open process and one without an interview are refused; a refusal is said with its reason', async () => {
  const { accountId, joberId, token, toldDeliveryId, write } = await given();
  const named = await write({ questions: '周明岚老师问我为什么换学校。' });
  expect(named).toMatchObject({ status: 400, body: { issues: [{ path: 'body.questions' }] } });
  expect((await write({ advice: '我是林知夏，可以来问我' })).body.issues).toMatchObject([{ path: 'body.advice' }]);
  await write();
  const [item] = (await waiting()).filter(({ kind }: { kind: string }) => kind === 'experience');
  await decide(item.id, { verdict: 'reject', reason: '请写问到的问题' });
  expect((await call('GET', `/api/deliveries/${toldDeliveryId}/experience`, { token })).body).toMatchObject({
    status: 'rejected',
    reason: '请写问到的问题',
  });
  expect(await told(accountId)).toContain('你写的面经未通过审核');
  await db.update(delivery).set({ status: 'offer' }).where(eq(delivery.id, toldDeliveryId));
  expect((await write()).body.code).toBe('ILLEGAL_MOVE');
  await db.update(delivery).set({ status: 'rejected' }).where(eq(delivery.id, toldDeliveryId));
  await db.update(interview).set({ status: 'cancelled' }).where(eq(interview.deliveryId, toldDeliveryId));
  expect((await write()).body.code).toBe('ILLEGAL_MOVE');
  expect(await db.$count(experience, eq(experience.joberId, joberId))).toBe(1);
});
