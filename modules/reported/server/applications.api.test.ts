import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { resume } from '#database/schema/deliveries.ts';
import { notification } from '#database/schema/notices.ts';
import { post } from '#database/schema/posts.ts';
import { givenCompany, givenOpenPost, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { askForAnswers } from './applications.ts';

const { db, call, clock, tokenOf } = await useWholeApp();
const ALL = '/api/outsideApplications';
const days = (n: number) => new Date(clock.now().getTime() + n * 86_400_000);

async function given(values: Partial<typeof post.$inferInsert> = {}) {
  const seeker = await givenSeeker(db, { name: '林小满', education: 'master' });
  const school = await givenCompany(db, { status: 'unclaimed', name: `青田县第一中学${newId()}` });
  const applyBy = { way: 'mail', email: 'hr@example.edu.cn', subject: '姓名+应聘岗位+专业' } as const;
  const { id } = await givenOpenPost(db, school.id, { title: '高中语文教师', applyBy, ...values });
  return { seeker, token: await tokenOf(seeker.accountId), id, path: `${ALL}/${id}` };
}

test('a post of a school that is not here says how to apply, and takes no resume', async () => {
  const { id, token, seeker } = await given();
  const { body } = await call('GET', `/api/posts/${id}`);
  expect(body).toMatchObject({ applyWay: 'mail', applyBy: { email: 'hr@example.edu.cn' } });
  const [stored] = await db.select().from(resume).where(eq(resume.joberId, seeker.joberId));
  expect(stored).toBeUndefined();
  expect((await call('GET', `${ALL}/${id}`, { token })).body).toEqual({
    application: null,
    subject: '林小满+高中语文教师+专业',
    resumes: [],
  });
});

test('the subject has the facts of the default resume', async () => {
  const { path, token, seeker } = await given();
  const content = resumeContent.parse({
    educations: [
      {
        key: 'e1',
        school: '华东师范大学',
        major: '学科教学（语文）',
        education: 'master',
        degree: 'master-professional',
        from: '2022-09',
        to: '2025-06',
      },
    ],
  });
  const at = clock.now();
  const row = { joberId: seeker.joberId, name: '我的简历', isDefault: true, content, createdAt: at, updatedAt: at };
  const id = newId();
  await db.insert(resume).values({ id, ...row });
  expect((await call('GET', path, { token })).body).toMatchObject({
    subject: '林小满+高中语文教师+学科教学（语文）',
    resumes: [{ id, name: '我的简历' }],
  });
});

describe('an application', () => {
  test('is kept once, asked about after seven days, answered and deleted', async () => {
    const { id, path, token, seeker } = await given();
    const first = await call('PUT', path, { token });
    expect(first.body.application).toEqual({ appliedAt: clock.now().toISOString(), answer: null });
    const told = () => db.select().from(notification).where(eq(notification.accountId, seeker.accountId));
    const ask = (n: number) => db.transaction((tx) => askForAnswers(tx, days(n)));
    await ask(6.9);
    expect(await told()).toEqual([]);
    await ask(7);
    await ask(8);
    expect(await told()).toMatchObject([{ title: '报名已 7 天，有回音吗？', link: `/jobs/apply?id=${id}` }]);
    expect((await call('PUT', path, { token })).body).toEqual(first.body);
    expect((await call('PUT', `${path}/answer`, { token, body: { answer: 'heard' } })).body.application.answer).toBe(
      'heard',
    );
    const list = (await call('GET', ALL, { token })).body;
    expect(list).toMatchObject([{ post: { id, title: '高中语文教师', status: 'open' }, way: 'mail', isAsked: false }]);
    await call('DELETE', path, { token });
    expect((await call('GET', ALL, { token })).body).toEqual([]);
  });

  test('that was answered is not asked about', async () => {
    const { path, token, seeker } = await given();
    await call('PUT', path, { token });
    await call('PUT', `${path}/answer`, { token, body: { answer: 'silent' } });
    await db.transaction((tx) => askForAnswers(tx, days(9)));
    expect(await db.select().from(notification).where(eq(notification.accountId, seeker.accountId))).toEqual([]);
  });

  test('outlives its post, which others do not see', async () => {
    const { id, path, token } = await given();
    await call('PUT', path, { token });
    await db.update(post).set({ status: 'removed' }).where(eq(post.id, id));
    expect((await call('GET', path, { token })).body.application.answer).toBeNull();
    const other = await tokenOf((await givenSeeker(db)).accountId);
    expect((await call('GET', path, { token: other })).status).toBe(404);
    expect((await call('PUT', path, { token: other })).status).toBe(404);
  });

  test.each([
    ['of a post that takes resumes here', { applyBy: null }, '该职位在本站接收简历，请直接投递'],
    ['of a closed post', { status: 'closed' as const }, '该职位已停止招聘'],
  ])('%s is refused', async (_, values, message) => {
    const { path, token } = await given(values);
    const refused = await call('PUT', path, { token });
    expect(refused).toMatchObject({ status: 409, body: { code: 'POST_CLOSED', message } });
  });

  test('an answer to none is refused, and one that is no answer', async () => {
    const { path, token } = await given();
    expect((await call('PUT', `${path}/answer`, { token, body: { answer: 'heard' } })).status).toBe(404);
    expect((await call('PUT', `${path}/answer`, { token, body: { answer: 'hired' } })).body.issues[0].path).toBe(
      'body.answer',
    );
  });
});
