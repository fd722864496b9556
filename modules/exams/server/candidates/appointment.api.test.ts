import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { examCandidate } from '../../schema/candidates.ts';
import { examLog } from '../../schema/exam-events.ts';
import { at } from '../test-exams.ts';
import { givenScored } from './test-candidates.ts';

const app = await useWholeApp();
const { db, call, clock } = app;

const statuses = async (ids: readonly { id: string }[]) => {
  const rows = await db.select().from(examCandidate);
  return ids.map(({ id }) => rows.find((row) => row.id === id)?.status);
};

const outcomesOf = async (listId: string) => {
  const { body } = await call('GET', `/api/exams/publications/${listId}`, {});
  return body.lines.map(({ rank, outcome, note }: typeof body) => [rank, outcome, note]);
};

test('equal totals on the line wait for an additional test, and then as many go on as there are places', async () => {
  const { organiser, publish, sitters, colleague } = await givenScored(app, [90, 80, 80, 70], {
    headcount: 2,
    steps: 'withoutInterview',
  });
  const rooms = await colleague('rooms');
  await publish('written', '2026-12-30T10:00');
  await publish('shortlist', '2027-01-02T10:00');
  const early = publish('totals', '2027-01-10T10:00');
  await expect(early).rejects.toThrow('还不能生成：0101 末位同分，请登记加试成绩');
  const listed = (await organiser.list('step=ranked')).body.items;
  expect(listed, 'who wait to be ranked').toHaveLength(4);
  await organiser.extra(1, 70.5);
  await rooms.extra(1, 70.5);
  expect((await organiser.extra(2, 85.5)).body, 'one person alone').toMatchObject({ extra: null, extraWaiting: 85.5 });
  expect((await organiser.extra(2, 88.5)).body).toMatchObject({ extra: null, extraWaiting: 88.5 });
  expect((await rooms.extra(2, 85.5)).body.issues[0].message).toContain('与先登记的 88.5 不同');
  await expect(publish('totals', '2027-01-10T10:00')).rejects.toThrow('还有 1 个加试成绩等待另一人登记');
  expect((await rooms.extra(2, 88.5)).body).toMatchObject({ extra: 88.5, extraWaiting: null });
  const id = await publish('totals', '2027-01-10T10:00');
  expect((await outcomesOf(id)).map(([rank, outcome]: string[]) => [rank, outcome])).toEqual([
    [1, 'in'],
    [2, 'in'],
    [3, 'waiting'],
    [4, 'waiting'],
  ]);
  expect(await statuses(sitters)).toEqual(['medical', 'ranked', 'medical', 'ranked']);
});

test('from the totals to the appointment: examined again, unfit without a word, replaced, made public, appointed', async () => {
  const project = await givenScored(app, [90, 85, 80, 70], { headcount: 2, steps: 'withoutInterview' });
  const { organiser, publish, sitters, colleague, send } = project;
  await publish('written', '2026-12-30T10:00');
  await publish('shortlist', '2027-01-02T10:00');
  await publish('totals', '2027-01-10T10:00');
  expect(await statuses(sitters)).toEqual(['medical', 'medical', 'ranked', 'ranked']);

  const observer = await colleague('observer');
  expect((await observer.record(0, 'pass')).status).toBe(403);
  expect((await organiser.record(0, 'again', '血压偏高')).body).toMatchObject({
    status: 'medical',
    reason: '安排复检',
  });
  expect((await organiser.record(0, 'fail', '血压偏高')).body).toMatchObject({ status: 'failed', reason: '不合格' });
  const log = await db
    .select()
    .from(examLog)
    .where(eq(examLog.registrationId, sitters[0]?.id ?? ''));
  expect(JSON.stringify(log), 'nothing medical is kept').not.toContain('血压');
  await expect(publish('medical', '2027-02-01T10:00')).rejects.toThrow('还有 1 人没有体检结论');
  expect((await organiser.replace(0)).body.items).toMatchObject([{ id: sitters[2]?.id, status: 'medical', rank: 3 }]);
  await organiser.record(1, 'pass');
  await organiser.record(2, 'pass');
  const medical = await publish('medical', '2027-02-01T10:00');
  expect(await outcomesOf(medical), 'who left keeps the place').toEqual([
    [1, 'failed', ''],
    [2, 'in', ''],
    [3, 'in', '递补'],
    [4, 'waiting', ''],
  ]);
  await organiser.record(1, 'fail', '档案年龄与身份证不符');
  expect((await organiser.replace(1)).body.items).toMatchObject([{ id: sitters[3]?.id, status: 'medical' }]);
  await organiser.record(3, 'pass');
  await organiser.record(3, 'pass');
  await expect(publish('publicity', '2027-03-01T09:00')).rejects.toThrow('还有 1 人没有体检或考察结论');
  await organiser.record(2, 'pass');
  expect(await statuses(sitters)).toEqual(['failed', 'failed', 'listed', 'listed']);

  const list = await publish('publicity', '2027-03-01T09:00');
  expect((await outcomesOf(list)).filter(([, outcome]: string[]) => outcome === 'in')).toHaveLength(2);
  const appoint = { kind: 'appointment', publicAt: at('2027-03-12T10:00').toISOString(), reason: '' };
  clock.set(at('2027-03-09T16:59'));
  expect((await send('one', 'POST', '/publications', appoint)).body.message).toContain('公示还没有满 7 个工作日');
  clock.set(at('2027-03-09T17:00'));
  await publish('appointment', '2027-03-12T10:00');
  expect(await statuses(sitters)).toEqual(['failed', 'failed', 'appointed', 'appointed']);
  expect((await organiser.record(2, 'withdraw', '放弃')).status, 'an appointment stays').toBe(409);
});
