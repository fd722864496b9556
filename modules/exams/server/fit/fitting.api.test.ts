import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { resume } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import { presentJober } from '#server/domains/identity/public.ts';
import { buildSnapshot } from '#server/domains/resumes/public.ts';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { exam, examPost } from '../../schema/exams.ts';
import { at, givenProject } from '../test-exams.ts';

const { db, call, clock } = await useWholeApp();

const mathematician = resumeContent.parse({
  educations: [
    {
      key: 'a',
      school: '浦江师范大学',
      major: '数学与应用数学',
      education: 'bachelor',
      from: '2014-09',
      to: '2018-06',
    },
  ],
});

async function given() {
  const before = clock.now();
  onTestFinished(() => clock.set(before));
  clock.set(at('2026-11-16T15:00'));
  const project = await givenProject(db, { posts: [{ headcount: 2 }, { headcount: 1 }, { headcount: 4 }] });
  await db.update(exam).set({ headcount: 7 }).where(eq(exam.id, project.id));
  onTestFinished(async () => void (await db.update(exam).set({ status: 'closed' }).where(eq(exam.id, project.id))));
  const [, degreed = '', chinese = ''] = project.postIds;
  const require = (id: string, requirements: (typeof examPost.$inferInsert)['requirements']) =>
    db.update(examPost).set({ requirements }).where(eq(examPost.id, id));
  await require(degreed, { degree: 'bachelor', words: {} });
  await require(chinese, { majors: ['汉语言文学'], words: {} });
  const { joberId, accountId } = await givenSeeker(db);
  const { token } = await signIn(db, accountId, { now: clock.now() });
  return { ...project, joberId, token, fitting: async () => (await call('GET', '/api/exams/fitting', { token })).body };
}

test('over all projects that take registrations a resume fits posts, and one line of it would open others', async () => {
  const { id, joberId, postIds, fitting } = await given();
  expect(await fitting(), 'without a resume nothing is compared').toMatchObject({ compared: [], total: 0, posts: [] });
  await db.insert(resume).values({ joberId, name: '简历', isDefault: true, content: mathematician });
  const found = await fitting();
  expect(found.compared).toEqual(['30 岁', '本科 数学与应用数学']);
  const matches = found.posts.filter(({ examId }: { examId: string }) => examId === id);
  expect(matches.map((post: { id: string }) => post.id)).toEqual([postIds[0]]);
  const { title, registerUntil } = (await db.select().from(exam).where(eq(exam.id, id)))[0] ?? {};
  const project = { id, title, until: registerUntil?.toISOString(), posts: 1 };
  expect(found.exams.find((exam: { id: string }) => exam.id === id)).toEqual(project);
  expect(found.lacking).toMatchObject({ label: '学位', section: 'educations' });
  clock.set(at('2026-11-16T17:00'));
  expect(
    (await fitting()).exams.map((exam: { id: string }) => exam.id),
    'once registration ended',
  ).not.toContain(id);
});

test('户籍 is compared as the seeker states it, and is part of no resume and of no record that others see', async () => {
  const { id, joberId, postIds, token, fitting } = await given();
  await db.insert(resume).values({ joberId, name: '简历', isDefault: true, content: mathematician });
  await db
    .update(examPost)
    .set({ requirements: { words: { household: '本市户籍' } } })
    .where(eq(examPost.id, postIds[0] ?? ''));
  const fits = async () => {
    const found = await fitting();
    const matches = found.posts.filter(({ examId }: { examId: string }) => examId === id);
    return matches.map((post: { id: string }) => post.id).includes(postIds[0]);
  };
  const say = (household: string | null) => call('PATCH', '/api/jobers/me', { token, body: { household } });
  expect(await fits(), 'not stated').toBe(false);
  expect((await say('330106')).body.household).toBe('330106');
  expect(await fits(), 'a county of the city').toBe(true);
  expect((await fitting()).compared).toContain('杭州·西湖户籍');
  const { items } = (await call('GET', `/api/exams/${id}/fit`, { token })).body;
  expect(items[0].checks).toContainEqual(
    expect.objectContaining({ label: '户籍', required: '本市户籍', has: '浙江省杭州市西湖区', verdict: 'fits' }),
  );
  await say('320100');
  expect(await fits()).toBe(false);
  expect((await say('320199')).status, 'a region that is none').toBe(400);
  expect((await call('GET', '/api/session', { token })).body.jober.household).toBe('320100');
  const [row] = await db.select().from(jober).where(eq(jober.id, joberId));
  expect(row && presentJober(row, '13812345678')).not.toHaveProperty('household');
  expect(row && buildSnapshot({ ...row, phone: '' }, { name: '', content: mathematician }).jober).not.toHaveProperty(
    'household',
  );
});

test('the sums of the list count regions and organisers of the open projects', async () => {
  await given();
  const sums = (await call('GET', '/api/exams/overview')).body;
  expect(sums.regions).toContainEqual(expect.objectContaining({ code: '330100', name: '杭州' }));
  expect(sums.organisers.some(({ exams }: { exams: number }) => exams > 0)).toBe(true);
});
