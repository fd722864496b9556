import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { resume } from '#database/schema/deliveries.ts';
import { exam, examPost } from '#database/schema/exams.ts';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { at, givenProject, givenRegistered } from '../test-exams.ts';

const { db, call, clock } = await useWholeApp();

const mathematician = resumeContent.parse({
  educations: [
    {
      ...{ key: 'a', school: '浦江师范大学', major: '数学与应用数学', education: 'bachelor' },
      ...{ from: '2014-09', to: '2018-06' },
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
  return { ...project, joberId, fitting: async () => (await call('GET', '/api/exams/fitting', { token })).body };
}

test('over all projects that take registrations a resume fits posts, and one line of it would open others', async () => {
  const { id, joberId, postIds, fitting } = await given();
  expect(await fitting(), 'without a resume nothing is compared').toMatchObject({ compared: [], total: 0, posts: [] });
  await db.insert(resume).values({ joberId, name: '简历', isDefault: true, content: mathematician });
  const found = await fitting();
  expect(found.compared).toEqual(['30 岁', '本科 数学与应用数学']);
  const own = found.posts.filter(({ examId }: { examId: string }) => examId === id);
  expect(own.map((post: { id: string }) => post.id)).toEqual([postIds[0]]);
  expect(found.exams.find((one: { id: string }) => one.id === id)).toEqual({ id, posts: 1 });
  expect(found.lacking).toMatchObject({ label: '学位', section: 'educations' });
  clock.set(at('2026-11-16T17:00'));
  expect(
    (await fitting()).exams.map((one: { id: string }) => one.id),
    'once registration ended',
  ).not.toContain(id);
});

test('the sums of the list leave numbers out that a project does not publish', async () => {
  const { id, postIds } = await given();
  const overview = async () => (await call('GET', '/api/exams/overview')).body;
  const ownOf = async () => (await overview()).leastSought.filter((one: { examId: string }) => one.examId === id);
  await givenRegistered(db, id, postIds[0] ?? '', 'submitted');
  const sums = await overview();
  expect(sums.places).toBeGreaterThanOrEqual(7);
  expect(sums.endingSoon).toBeGreaterThanOrEqual(1);
  expect(sums.regions).toContainEqual(expect.objectContaining({ code: '330100', name: '杭州' }));
  expect(sums.organisers.some(({ exams }: { exams: number }) => exams > 0)).toBe(true);
  const rates = (await ownOf()).map(({ registered, headcount }: Record<string, number>) => [registered, headcount]);
  expect(rates, 'the fewest for a place first').toEqual([
    [0, 1],
    [0, 4],
    [1, 2],
  ]);
  const [row] = await db.select().from(exam).where(eq(exam.id, id));
  if (row)
    await db
      .update(exam)
      .set({ settings: { ...row.settings, numbers: 'hidden' } })
      .where(eq(exam.id, id));
  expect(await ownOf()).toEqual([]);
});
