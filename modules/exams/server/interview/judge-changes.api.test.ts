import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { examJudge } from '../../schema/candidates.ts';
import { examLog } from '../../schema/exam-events.ts';
import { exam } from '../../schema/exams.ts';
import { at } from '../test-exams.ts';
import { givenInterview, newDevice, sheet } from './test-interview.ts';

const app = await useWholeApp();
const { db, clock } = app;

/** A group whose two judges sealed a sheet of the only person: 80 and 60, so the score is 70. */
async function givenSealed() {
  const project = await givenInterview(app, [90], [1]);
  await project.drawLots();
  clock.set(at('2027-01-16T09:00'));
  const judges = await project.judges(0, ['周明', '吴岚']);
  for (const [n, { send, judgeId }] of judges.entries()) await send(sheet(`${judgeId}-sealed`, 1, 50, 30 - n * 20));
  const { as, groupIds } = project;
  const name = (who: 'one' | 'other', names: string[], reason = '考官不足') =>
    as(who, 'POST', `examGroups/${groupIds[0]}/judges`, { names, reason });
  const move = (who: 'one' | 'other', judgeId: string, body: object) =>
    as(who, 'POST', `examJudges/${judgeId}/moves`, { reason: '设备故障', ...body });
  const decide = (who: 'one' | 'other', id: string, how: string) =>
    as(who, 'POST', `examProposals/${id}/moves`, { move: how });
  const progress = async () => (await as('one', 'GET', `examGroups/${groupIds[0]}`)).body;
  const score = async () => (await progress()).people[0].score;
  return {
    ...project,
    judgeIds: judges.map(({ judgeId }) => judgeId),
    first: judges[0],
    name,
    move,
    decide,
    progress,
    score,
  };
}

test('before the first sheet, too, one person alone brings no judge in, takes no place over and puts nobody out', async () => {
  const project = await givenInterview(app, [90], [1]);
  await project.drawLots();
  clock.set(at('2027-01-16T09:00'));
  const { as, groupIds, judges } = project;
  const group = async () => (await as('one', 'GET', `examGroups/${groupIds[0]}`)).body;
  await as('other', 'POST', `examGroups/${groupIds[0]}/judges`, { names: ['冒名'] });
  const [{ id: invented }] = (await group()).proposals;
  expect((await group()).judges).toEqual([]);
  expect((await as('other', 'POST', `examProposals/${invented}/moves`, { move: 'confirm' })).status).toBe(403);
  await as('one', 'POST', `examProposals/${invented}/moves`, { move: 'drop' });

  const [judge] = await judges(0, ['周明']);
  for (const move of ['renew', 'remove']) {
    await as('other', 'POST', `examJudges/${judge?.judgeId}/moves`, { move, reason: '换人' });
    const [{ id, kind }] = (await group()).proposals;
    expect(kind).toBe(move);
    expect((await judge?.send())?.status, 'the device is in').toBe(200);
    await as('other', 'POST', `examProposals/${id}/moves`, { move: 'drop' });
  }
  const { isUnderWay, judges: remaining } = await group();
  expect([isUnderWay, remaining.length]).toEqual([false, 1]);
  const { lateJudges } = (await project.send('one', 'GET', '/publications')).body;
  expect(lateJudges, 'whom two people named in time').toEqual([]);
});

test('once a sheet is sealed, a judge named by one person neither enters nor counts until another confirms', async () => {
  const { name, decide, progress, score } = await givenSealed();
  expect((await name('other', ['冒名'], '')).body.issues).toMatchObject([{ path: 'body.reason' }]);
  expect((await name('other', ['郑川'])).status).toBe(204);
  expect((await name('one', ['另一位'])).body.code, 'one change at a time').toBe('CONFLICT');
  const waiting = await progress();
  expect([waiting.isUnderWay, waiting.judges.length]).toEqual([true, 2]);
  expect(waiting.proposals).toMatchObject([{ kind: 'name', names: ['郑川'], mine: false, reason: '考官不足' }]);
  const [{ id }] = waiting.proposals;
  expect((await decide('other', id, 'confirm')).body.code, 'the proposer').toBe('FORBIDDEN');
  const { codes } = (await decide('one', id, 'confirm')).body;
  expect(codes).toMatchObject([{ number: 3, name: '郑川' }]);
  expect((await decide('one', id, 'confirm')).body.code, 'twice').toBe('ILLEGAL_MOVE');
  const late = newDevice(app);
  expect((await late.enter(codes[0].code)).status).toBe(200);
  await late.send(sheet(`${codes[0].judgeId}-late`, 1, 60, 40));
  expect(await score()).toBe(80);
});

test('who confirms the totals sees whom two people named, renewed and removed, and who entered late', async () => {
  const { id, send, name, move, decide, progress, judgeIds } = await givenSealed();
  const confirmFirst = async () => (await decide('one', (await progress()).proposals[0].id, 'confirm')).body.codes;
  clock.set(at('2027-01-16T09:04'));
  await name('other', ['郑川']);
  const [{ code }] = await confirmFirst();
  clock.set(at('2027-01-16T09:05'));
  await newDevice(app).enter(code);
  await move('other', judgeIds[0] ?? '', { move: 'renew' });
  await confirmFirst();
  await move('other', judgeIds[1] ?? '', { move: 'remove', reason: '与考生有亲属关系' });
  await confirmFirst();
  const { lateJudges } = (await send('one', 'GET', '/publications')).body;
  expect(lateJudges).toEqual([
    expect.stringMatching(/^第 1 组评分开始后增加考官 郑川（.+提出，.+确认）：考官不足$/),
    expect.stringMatching(/^第 1 组评分开始后给 1 号考官 周明换发进入码/),
    expect.stringMatching(/^第 1 组评分开始后撤下 2 号考官 吴岚，已封存的 1 份评分不计入.+：与考生有亲属关系$/),
    '第 1 组 3 号考官 郑川在第一份评分封存后才进入，封存了 0 份评分',
  ]);
  const events = await db.select().from(examLog).where(eq(examLog.examId, id));
  const moves = events.flatMap(({ subject, move: made }) => (subject === 'judge' ? made : []));
  expect(moves.slice(-7)).toEqual(['propose', 'name', 'enter', 'propose', 'renew', 'propose', 'remove']);
});

test('a device stays in while its removal waits; the sheets of a removed judge count only where two people say so', async () => {
  const { move, decide, progress, score, judgeIds, first } = await givenSealed();
  const proposalId = async () => (await progress()).proposals[0].id;
  const [one = '', two = ''] = judgeIds;
  expect((await move('other', one, { move: 'remove' })).status).toBe(204);
  expect((await first?.send())?.status).toBe(200);
  await decide('one', await proposalId(), 'drop');
  expect(await score()).toBe(70);

  await move('other', one, { move: 'remove' });
  await decide('one', await proposalId(), 'confirm');
  expect((await first?.send())?.status).toBe(404);
  expect(await score(), 'of the other sheet alone').toBe(60);
  await move('other', two, { move: 'remove', countsSheets: true });
  await decide('one', await proposalId(), 'confirm');
  expect(await score()).toBe(60);
  expect((await progress()).judges).toMatchObject([
    { removed: true, counts: false },
    { removed: true, counts: true },
  ]);
  const rows = await db.select().from(examJudge).where(inArray(examJudge.id, judgeIds));
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['removed']));
});

test('of two confirmations at once one counts, and none after the group is closed or the project has ended', async () => {
  const { id, groupIds, as, name, decide, progress } = await givenSealed();
  const propose = async (who: string) => {
    await name('other', [who]);
    return (await progress()).proposals[0].id;
  };
  const first = await propose('郑川');
  const answers = await Promise.all([decide('one', first, 'confirm'), decide('one', first, 'confirm')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await progress()).judges).toHaveLength(3);
  const [{ code }] = answers.flatMap(({ body }) => body.codes ?? []);
  const late = newDevice(app);
  await late.enter(code);
  await late.send(sheet('of-the-third', 1, 40, 30));

  const second = await propose('王钰');
  await db.update(exam).set({ status: 'cancelled' }).where(eq(exam.id, id));
  expect((await decide('one', second, 'confirm')).body.message).toBe('项目已经结束，考官不能再变动');
  await db.update(exam).set({ status: 'published' }).where(eq(exam.id, id));
  await as('other', 'POST', `examGroups/${groupIds[0]}/moves`, { move: 'close' });
  expect((await decide('one', second, 'confirm')).body.message).toBe('本组已经结束，考官不能再变动');
  expect((await decide('other', second, 'drop')).status, 'dropped all the same').toBe(200);
  expect((await progress()).judges).toHaveLength(3);
});
