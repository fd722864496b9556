import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashOfList } from '#contract/exams/results/list-text.ts';
import { absent, givenSat, publicAt, scored } from '#server/domains/exams/results/test-results.ts';
import { collect } from '#server/domains/personal-data/collect.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { tick } from '#server/schedule/every-minute.ts';
import { useWholeApp } from './whole-app.ts';

// A score appears at its moment by every way, and by none before.

const app = await useWholeApp();
const { db, call, clock } = app;

/** Everything that a person or a visitor might learn of a score, by every way, as one text. */
async function everyWay(project: Awaited<ReturnType<typeof givenSat>>, listId: string) {
  const [person] = project.sitters;
  const { token } = await signIn(db, person?.accountId ?? '', { now: clock.now() });
  const answers = await Promise.all([
    call('GET', `/api/exams/${project.id}/results`, {}),
    call('GET', `/api/exams/publications/${listId}`, {}),
    call('GET', `/api/exams/${project.id}/results/mine`, { token }),
    call('GET', '/api/exams/registrations', { token }),
    call('GET', '/api/exams/mine', { token }),
    call('GET', `/api/exams/${project.id}`, {}),
    call('GET', '/api/notifications', { token }),
    call('GET', '/api/calendar', { token }),
    call('GET', '/api/posts', { query: { keyword: '81.25' } }),
  ]);
  const exported = await collect(db, person?.accountId ?? '', person?.joberId ?? '');
  return {
    statuses: answers.map(({ status }) => status),
    text: JSON.stringify([answers.map(({ body }) => body), exported]),
  };
}

test('a second before its moment no way tells a score, and a second after they all do', async () => {
  const project = await givenSat(app, 3);
  const { send, decide, sitters } = project;
  const [one = '', two = '', three = ''] = sitters.map(({ ticket }) => ticket);
  const scores = [scored(one, 81.25), scored(two, 81.25), absent(three)];
  const order = { kind: 'written', publicAt: publicAt.toISOString() };
  expect((await send('one', 'POST', '/publications', order)).body.message).toBe('还不能生成：还有 3 人没有成绩');
  await send('one', 'PUT', '/scores', { scores });
  await send('other', 'POST', '/scoreMoves', { move: 'confirm' });
  const prepared = (await send('one', 'POST', '/publications', order)).body.items[0];
  expect(prepared.moves, 'who prepared it does not confirm it').toEqual(['drop']);
  expect((await decide('one', prepared.id, 'confirm')).status).toBe(409);
  expect((await decide('other', prepared.id, 'confirm')).status).toBe(200);

  clock.set(new Date(publicAt.getTime() - 1_000));
  await tick(app.deps);
  const before = await everyWay(project, prepared.id);
  expect(before.text).not.toContain('81.25');
  expect(before.text).not.toContain('exam.published');
  expect(before.text).not.toContain(prepared.hash);
  expect(before.statuses[1], 'the list itself').toBe(404);

  clock.set(new Date(publicAt.getTime() + 1_000));
  const after = await call('GET', `/api/exams/${project.id}/results`, {});
  expect(after.body.items).toMatchObject([{ id: prepared.id, kind: 'written', hash: prepared.hash }]);
  const { token } = await signIn(db, sitters[0]?.accountId ?? '', { now: clock.now() });
  const own = await call('GET', `/api/exams/${project.id}/results/mine`, { token });
  expect(own.body.items[0]).toMatchObject({ line: { written: 81.25, rank: 1, outcome: 'in' }, summary: { scored: 2 } });
  expect(own.headers['cache-control']).toContain('no-store');
  const { body } = await call('GET', `/api/exams/publications/${prepared.id}`, {});
  expect(body.lines.map(({ rank, written, outcome }: typeof body) => [rank, written, outcome])).toEqual([
    [1, 81.25, 'in'],
    [1, 81.25, 'in'],
    [null, null, 'absent'],
  ]);
  const lines = body.lines.map((line: typeof body) => ({ ...line, post: '0101' }));
  const list = { examId: project.id, kind: 'written', version: 1, publicAt: publicAt.toISOString(), lines };
  expect(await hashOfList(list), 'the hash of what is shown').toBe(prepared.hash);
  await tick(app.deps);
  const told = await everyWay(project, prepared.id);
  expect(told.text).toContain('笔试成绩已公布');
  const { rows } = await db.execute<{ status: string }>(
    sql`select status from exam_candidate where exam_id = ${project.id} order by id`,
  );
  expect(rows.map(({ status }) => status).sort(), 'who was absent is out').toEqual(['absent', 'written', 'written']);
});
