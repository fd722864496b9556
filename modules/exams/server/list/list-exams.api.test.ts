import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { usualSettings } from '../../contract/exam-settings.ts';
import { exam, examPost, examStep } from '../../schema/exams.ts';
import { at, givenProject, givenRegistered } from '../test-exams.ts';

const { db, call, clock } = await useWholeApp();
/** A region in which nothing else is. */
const region = '540200';

async function given(headcount: number, numbers: 'live' | 'hidden' = 'live') {
  const project = await givenProject(db, { posts: [{ headcount }] });
  const settings = { ...usualSettings(2027), numbers };
  await db.update(exam).set({ headcount, regionCode: region, settings }).where(eq(exam.id, project.id));
  onTestFinished(async () => void (await db.update(exam).set({ regionCode: '330100' }).where(eq(exam.id, project.id))));
  return project;
}

async function open() {
  const before = clock.now();
  onTestFinished(() => clock.set(before));
  clock.set(at('2026-11-12T15:00'));
}

const found = async (query: string): Promise<string[]> =>
  (await call('GET', `/api/exams?regionCode=${region}&${query}`)).body.items.map(({ id }: { id: string }) => id);

test('projects are filtered by whom they seek, by the way of examining and by their size', async () => {
  await open();
  const [small, large] = [await given(3), await given(120)];
  await db
    .update(examPost)
    .set({ requirements: { graduatesOnly: true, words: {} } })
    .where(eq(examPost.examId, small.id));
  const paper = { startsAt: at('2026-12-19T09:00'), endsAt: at('2026-12-19T11:30') };
  await db.insert(examStep).values({ examId: large.id, step: 'written', ...paper });
  expect(await found('audience=graduates')).toEqual([small.id]);
  expect(await found('audience=anyone')).toEqual([large.id]);
  expect(await found('way=written')).toEqual([large.id]);
  expect(await found('way=interview')).toEqual([small.id]);
  expect(await found('size=small')).toEqual([small.id]);
  expect(await found('size=large&way=written&audience=anyone')).toEqual([large.id]);
  expect(await found('size=medium')).toEqual([]);
  await db.update(examPost).set({ status: 'fallen' }).where(eq(examPost.examId, small.id));
  expect(await found('audience=graduates'), 'a post that fell seeks nobody').toEqual([]);
});

test('the fewest people for a place come first; what a project does not publish orders nothing', async () => {
  await open();
  const [crowded, quiet, hidden] = [await given(1), await given(4), await given(9, 'hidden')];
  for (const { id, postIds } of [crowded, quiet]) {
    await givenRegistered(db, id, postIds[0] ?? '', 'submitted');
    await givenRegistered(db, id, postIds[0] ?? '', 'approved');
  }
  expect(await found('sort=competition')).toEqual([quiet.id, crowded.id, hidden.id]);
  expect(await found('sort=headcount')).toEqual([hidden.id, quiet.id, crowded.id]);
});

test('a project that others run is over with its last step, one of this site when it is closed', async () => {
  const [hosted, outside] = [await given(2), await given(2)];
  const facts = { link: 'https://a.example.cn/1', announcedOn: '2026-11-01', readOn: '2026-11-02', known: [] };
  const reported = { ...facts, applyBy: { way: 'web' as const, link: 'https://zk.example.cn' } };
  await db.update(exam).set({ reported }).where(eq(exam.id, outside.id));
  const before = clock.now();
  onTestFinished(() => clock.set(before));
  clock.set(at('2028-01-01T09:00'));
  expect(await found('group=over')).toEqual([outside.id]);
  expect(await found('group=running')).toEqual([hosted.id]);
  const { regions } = (await call('GET', '/api/exams/overview')).body;
  expect(regions.find(({ code }: { code: string }) => code === region)).toMatchObject({ exams: 1 });
});
