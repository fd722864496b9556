import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { notification } from '#database/schema/notices.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { usualResults } from '../../contract/exam-settings.ts';
import { examLog } from '../../schema/exam-events.ts';
import { exam } from '../../schema/exams.ts';
import { givenScored } from './test-candidates.ts';

const app = await useWholeApp();
const { db, clock } = app;

/** One place, three to be shortlisted, of whom the third and the fourth are level; the last two are level as well. */
const points = [90, 85, 80, 80, 70, 65, 65];

async function givenShortlist() {
  const project = await givenScored(app, points, { headcount: 1, steps: 'whole' });
  await project.publish('written', '2026-12-30T10:00');
  expect((await project.candidacy(0)).status, 'before the shortlist').toBe(404);
  await project.publish('shortlist', '2027-01-02T10:00');
  return project;
}

const slot = (startsAt: string, seats: number) => ({
  startsAt: new Date(`${startsAt}:00+08:00`).toISOString(),
  endsAt: new Date(new Date(`${startsAt}:00+08:00`).getTime() + 1_800_000).toISOString(),
  place: '市教育局二楼',
  seats,
});

const noticesOf = async (accountId: string) =>
  (await db.select().from(notification).where(eq(notification.accountId, accountId))).map(({ title }) => title);

test('the shortlisted choose a slot each, no more than it seats, and may change until it begins', async () => {
  const { organiser, candidacy, sitters } = await givenShortlist();
  expect((await organiser.addSlots([slot('2027-01-09T09:00', 1)])).body.issues[0].message).toBe(
    '时段须在资格复审的起止时间之内',
  );
  const { body } = await organiser.addSlots([slot('2027-01-05T09:00', 1), slot('2027-01-05T10:00', 3)]);
  expect(body).toMatchObject({ people: 4, chosen: 0, items: [{ taken: 0 }, { taken: 0 }] });
  const [early, late] = body.items.map(({ id }: { id: string }) => id);
  expect((await candidacy(4)).status, 'not shortlisted').toBe(404);
  expect((await candidacy(0)).body).toMatchObject({
    state: 'recheck',
    slotId: null,
    slots: [{ free: 1 }, { free: 3 }],
  });
  const both = await Promise.all([
    candidacy(0, 'PUT', '/slot', { slotId: early }),
    candidacy(1, 'PUT', '/slot', { slotId: early }),
  ]);
  expect(both.map(({ status }) => status).sort(), 'the last seat is one person’s').toEqual([200, 409]);
  const winner = both[0]?.status === 200 ? 0 : 1;
  expect((await candidacy(winner, 'PUT', '/slot', { slotId: late })).body).toMatchObject({ slotId: late });
  expect((await candidacy(1 - winner, 'PUT', '/slot', { slotId: early })).status).toBe(200);
  const list = await organiser.list('step=recheck&day=2027-01-05');
  expect(list.body.items.map(({ id }: { id: string }) => id)).toEqual([sitters[1 - winner]?.id, sitters[winner]?.id]);
  const printed = await organiser.dayList('2027-01-05');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(printed.body)), { mergePages: true });
  const plain = text.replaceAll(/\s/g, '');
  for (const expected of [
    '2027-01-05市教育局二楼共2人',
    '09:00-09:30',
    ...[0, 1].map((at) => sitters[at]?.ticket ?? ''),
  ])
    expect(plain).toContain(expected);
  expect(plain, 'by time').toMatch(new RegExp(`${sitters[1 - winner]?.ticket}.*${sitters[winner]?.ticket}`));
  clock.set(new Date('2027-01-05T09:10:00+08:00'));
  expect((await candidacy(1 - winner, 'PUT', '/slot', { slotId: late })).body.message).toBe(
    '已选的时段已经开始，不能更换',
  );
  expect((await candidacy(2, 'PUT', '/slot', { slotId: early })).body.message).toBe('这个时段已经开始');
});

test('outcomes are those of the reviewer of the post, and the next in the order take a place', async () => {
  const { organiser, colleague, sitters, id } = await givenShortlist();
  const reviewer = await colleague('reviewer', ['0101']);
  const elsewhere = await colleague('reviewer', ['0102']);
  expect((await elsewhere.record(0, 'pass')).status).toBe(404);
  expect((await elsewhere.list('step=recheck')).body.items).toEqual([]);
  const ranks = (await organiser.list('step=recheck')).body.items.map(({ rank }: { rank: number }) => rank);
  expect(ranks, 'in the order of the list').toEqual(ranks.toSorted((one: number, other: number) => one - other));
  expect((await reviewer.record(0, 'pass')).body).toMatchObject({ status: 'interview' });
  expect((await reviewer.record(1, 'fail')).body.issues[0].message).toBe('请写明原因');
  expect((await reviewer.record(1, 'fail', '学位证书与报名不符')).body).toMatchObject({
    status: 'failed',
    moves: ['restore'],
  });
  expect((await reviewer.record(1, 'restore', '补交了认证报告')).body).toMatchObject({ status: 'recheck' });
  expect((await reviewer.record(1, 'fail', '认证报告无效')).body).toMatchObject({
    status: 'failed',
    mayReplace: false,
  });
  expect((await reviewer.replace(1)).status, 'a place is given by the lead').toBe(403);
  expect((await organiser.replace(0)).body.message).toBe('不能递补：此人仍在列');

  expect((await organiser.replace(1)).body.items).toMatchObject([
    { id: sitters[4]?.id, status: 'recheck', replaces: '林知夏' },
  ]);
  expect((await organiser.replace(1)).body.message).toBe('已经有人递补');
  expect((await organiser.record(1, 'restore', '核对有误')).body.message).toContain('不能');
  expect(await noticesOf(sitters[4]?.accountId ?? '')).toContain('公招递补通知');
  expect(await noticesOf(sitters[1]?.accountId ?? '')).toContain('公招资格复审不合格');

  await organiser.record(2, 'absent');
  const level = (await organiser.replace(2)).body.items.map((line: { id: string }) => line.id);
  expect(level.sort(), 'who are level with the next enter together').toEqual([sitters[5]?.id, sitters[6]?.id].sort());
  await organiser.record(3, 'withdraw', '书面放弃');
  expect((await organiser.replace(3)).body.message).toBe('已公布的名次中没有可以递补的人');
  const log = await db
    .select()
    .from(examLog)
    .where(eq(examLog.registrationId, sitters[4]?.id ?? ''));
  expect(log.at(-1)).toMatchObject({ move: 'shortlist', side: 'recruiter', note: '递补 林**：按名次递补' });

  const settings = { results: { ...usualResults, replaceUntil: '2027-01-01' } };
  await db
    .update(exam)
    .set({ settings: sql`settings || ${JSON.stringify(settings)}::jsonb` })
    .where(eq(exam.id, id));
  expect((await organiser.replace(3)).body.message).toBe('不能递补：递补截止日 2027-01-01 已过');
});

test('who gives up is out, and a list after that says whose place was taken', async () => {
  const { organiser, candidacy, publish, sitters, call } = { ...(await givenShortlist()), call: app.call };
  expect((await candidacy(1, 'POST', '/withdrawal', { reason: '已在外地入职' })).body).toMatchObject({
    state: 'out',
    mayWithdraw: false,
  });
  await organiser.record(2, 'absent');
  await organiser.replace(1);
  const id = await publish('shortlist', '2027-01-04T10:00', '一人放弃，按名次递补');
  const { body } = await call('GET', `/api/exams/publications/${id}`, {});
  const lines = body.lines.map((line: typeof body) => [line.id, line.outcome, line.note]);
  expect(lines[1]).toEqual([sitters[1]?.id, 'withdrawn', '']);
  expect(lines[2], 'who missed the recheck sat the paper').toEqual([sitters[2]?.id, 'missed', '']);
  expect(lines[4]).toEqual([sitters[4]?.id, 'in', '递补']);
  expect(body.changes.join()).toContain('放弃');
});
