import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { account } from '#database/schema/identity.ts';
import { Memories } from '#packages/memory-index/memories.ts';
import { openBus } from '#server/platform/bus.ts';
import { followPageChanges } from '#server/platform/page-changes.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { caller, useTestDeps } from '#server/platform/testing/test-app.ts';
import { tick } from '#server/schedule/every-minute.ts';
import { registerJobs } from '#server/schedule/job-handlers.ts';
import { hashOfList } from '../contract/results/list-text.ts';
import { absent, givenSat, publicAt, scored } from '../server/results/test-results.ts';
import { everyWay, startNode, type Ways } from './ways.ts';

// A score appears at its moment by every way and by none before, at two nodes of one database.

const { deps, clock, close } = await useTestDeps();
const { db } = deps;
const bus = await openBus(deps.config.DATABASE_URL ?? '', deps.log);
const one = { deps, ...(await startNode(deps)) };
const otherDeps = { ...deps, bus, changes: followPageChanges(bus), memories: new Memories() };
const two = { deps: otherDeps, ...(await startNode(otherDeps)) };
const nodes = [one, two];
const call = caller(one.app);
registerJobs(deps);
afterAll(async () => {
  await Promise.all([one.app.close(), two.app.close()]);
  await bus.close();
  await close();
});

/** By which ways a text is told. */
const telling = (ways: Ways, word: string) =>
  Object.entries(ways).flatMap(([way, text]) => (text.includes(word) ? way : []));

const SECOND = 1_000;

test('a second before its moment no way tells a score, and a second after they all do, at either node', async () => {
  const project = await givenSat({ db, call, clock }, 3);
  const { send, decide, sitters } = project;
  const [first = '', second = '', third = ''] = sitters.map(({ ticket }) => ticket);
  const scores = [scored(first, 81.25), scored(second, 81.25), absent(third)];
  const order = { kind: 'written', publicAt: publicAt.toISOString() };
  expect((await send('one', 'POST', '/publications', order)).body.message).toBe('还不能生成：还有 3 人没有成绩');
  await send('one', 'PUT', '/scores', { scores });
  await send('other', 'POST', '/scoreMoves', { move: 'confirm' });
  const prepared = (await send('one', 'POST', '/publications', order)).body.items[0];
  expect(prepared.moves, 'who prepared it does not confirm it').toEqual(['drop']);
  expect((await decide('one', prepared.id, 'confirm')).status).toBe(409);
  expect((await decide('other', prepared.id, 'confirm')).status).toBe(200);

  const person = { accountId: sitters[0]?.accountId ?? '', joberId: sitters[0]?.joberId ?? '' };
  clock.set(new Date(publicAt.getTime() - SECOND));
  const [{ phone } = { phone: '' }] = await db.select().from(account).where(eq(account.id, person.accountId));
  const { token } = await signIn(db, person.accountId, { now: clock.now() });
  const sockets = await Promise.all(nodes.map(({ dial }) => dial.open({ phone, token })));
  const atAll = () =>
    Promise.all(
      nodes.map((node, at) => {
        const socket = sockets[at] as (typeof sockets)[number];
        return everyWay(node, { examId: project.id, listId: prepared.id, person, token, socket, deps: node.deps });
      }),
    );

  await tick(deps);
  await deps.jobs.drain();
  for (const ways of await atAll()) {
    expect(ways.page, 'the page is there').toContain('200');
    expect(ways.cached, 'and kept').toMatch(/^hit/);
    for (const word of ['81.25', prepared.hash, '笔试成绩已公布', 'exam.published'])
      expect(telling(ways, word), word).toEqual([]);
    for (const way of ['list', 'objections', 'pdf', 'xlsx'] as const) expect(ways[way], way).toMatch(/^404/);
  }

  clock.set(new Date(publicAt.getTime() + SECOND));
  // Kept pages end by the clock of the machine, which the test does not set, a second after they were rendered.
  await sleep(SECOND + 20);
  for (const [at, ways] of (await atAll()).entries()) {
    expect(telling(ways, '81.25'), `node ${at}`).toEqual(['page', 'cached', 'list', 'own']);
    expect([ways.pdf, ways.xlsx]).toEqual(['200', '200']);
    expect(telling(ways, prepared.hash)).toContain('results');
  }
  // Whoever makes the moves, everybody is told once, at every node.
  await tick(otherDeps);
  await deps.jobs.drain();
  await expect.poll(() => sockets.every(({ events }) => JSON.stringify(events).includes('笔试成绩已公布'))).toBe(true);
  for (const ways of await atAll()) {
    expect(telling(ways, '笔试成绩已公布')).toEqual(expect.arrayContaining(['notices', 'exported', 'socket']));
    expect(telling(ways, '81.25')).toEqual(expect.arrayContaining(['exported']));
  }
  for (const { socket } of sockets) socket.close();

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
  const { rows } = await db.execute<{ status: string }>(
    sql`select status from exam_candidate where exam_id = ${project.id} order by id`,
  );
  expect(rows.map(({ status }) => status).sort(), 'who was absent is out').toEqual(['absent', 'written', 'written']);
});
