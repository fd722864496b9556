import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { usualSettings } from '../contract/exam-settings.ts';
import { exam, examEvent, examOrganiser } from '../schema/exams.ts';
import { givenProject, givenRegistered } from './test-exams.ts';

const { db, call, clock } = await useWholeApp();

test('what waits for the organiser leaves out what was returned to its candidate', async () => {
  const { id, accountId, postIds } = await givenProject(db, { posts: [{ headcount: 1 }] });
  const { token } = await signIn(db, accountId, { now: clock.now() });
  const postId = postIds[0] ?? '';
  for (const status of ['submitted', 'checking', 'returned', 'approved', 'appealed', 'refused'] as const)
    await givenRegistered(db, id, postId, status);
  const { body } = await call('GET', '/api/company/exams', { token });
  expect(body.items[0].progress).toMatchObject({ registered: 5, waiting: 2, approved: 1, appeals: 1 });
  const table = (await call('GET', `/api/company/exams/${id}/posts`, { token })).body;
  expect(table.items).toMatchObject([{ registered: 5, waiting: 2, approved: 1, paid: 0 }]);
  const published = (await call('GET', `/api/exams/${id}/posts`)).body;
  expect(published.items[0]).not.toHaveProperty('waiting');
  expect(table.days).toEqual(published.days);
});

test('a draft whose announcement is read as saying otherwise is published once its organiser has checked just that', async () => {
  const { id, companyId, accountId } = await givenProject(db, {
    steps: {
      register: ['2026-12-10T09:00', '2026-12-16T17:00'],
      written: ['2027-03-27T09:00', '2027-03-27T11:30'],
      interview: ['2027-04-10T08:00', '2027-04-11T17:00'],
      publicity: ['2027-05-06T09:00', '2027-05-17T17:00'],
    },
  });
  const { token } = await signIn(db, accountId, { now: clock.now() });
  const decided = { reason: '教育局', decidedBy: newId(), decidedAt: clock.now() };
  await db.insert(examOrganiser).values({ companyId, status: 'allowed', ...decided });
  const settings = { ...usualSettings(2027), ratio: 2, phones: [{ name: '咨询', number: '81206601' }] };
  const announcement = '<p>岗位开考比例为1:3，达不到的相应核减。</p>';
  await db
    .update(exam)
    .set({ status: 'draft', publishedAt: null, posts: 1, announcement, settings })
    .where(eq(exam.id, id));
  const path = `/api/company/exams/${id}`;
  const opened = (await call('GET', path, { token })).body;
  const differing = ['公告正文写的是“开考比例为1:3”，规则里开考比例是 1:2'];
  expect([opened.lacking, opened.differing]).toEqual([[], differing]);
  const publish = (checked?: number) =>
    call('POST', `${path}/moves`, { token, body: { move: 'publish', ...(checked && { checked }) } });
  for (const [checked, about] of [
    [undefined, 'unchecked'],
    [opened.revision + 1, 'another revision checked'],
  ] as const) {
    const refused = await publish(checked);
    expect([refused.status, refused.body.message], about).toEqual([
      400,
      `还不能发布：${differing[0]}：请改成一致，或核对后勾选`,
    ]);
  }
  expect(await publish(opened.revision)).toMatchObject({ status: 200, body: { status: 'published', differing: [] } });
  const ofMove = and(eq(examEvent.examId, id), eq(examEvent.move, 'publish'));
  expect(await db.select().from(examEvent).where(ofMove)).toMatchObject([
    { actorId: accountId, at: clock.now(), note: `已核对，以填写的规则为准：${differing[0]}` },
  ]);
});

test('what contradicts within the rules cannot be checked away', async () => {
  const { id, companyId, accountId } = await givenProject(db, {
    steps: { pay: ['2026-12-17T09:00', '2026-12-18T17:00'] },
  });
  const { token } = await signIn(db, accountId, { now: clock.now() });
  const decided = { reason: '教育局', decidedBy: newId(), decidedAt: clock.now() };
  await db.insert(examOrganiser).values({ companyId, status: 'allowed', ...decided });
  await db
    .update(exam)
    .set({ status: 'draft', posts: 1, announcement: '<p>考务费每人50元。</p>' })
    .where(eq(exam.id, id));
  const { revision } = (await call('GET', `/api/company/exams/${id}`, { token })).body;
  const refused = await call('POST', `/api/company/exams/${id}/moves`, {
    token,
    body: { move: 'publish', checked: revision },
  });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain('时间安排里有“缴费”，考务费却是 0');
});
