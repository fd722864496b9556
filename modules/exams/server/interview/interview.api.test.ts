import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outsideTransaction } from '#server/platform/database/transaction.ts';
import { untilBlocked } from '#server/platform/testing/until-blocked.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { drawFaults, drawSeats, hashOfSeed } from '../../contract/draw.ts';
import { moveInto } from '../../contract/results/candidate-state.ts';
import { examCandidate, examGroup, examJudge, examSheet } from '../../schema/candidates.ts';
import { lockCandidates, moveCandidates } from '../results/candidates.ts';
import { refuseAfterDraw } from '../rooms/store.ts';
import { at } from '../test-exams.ts';
import { subjectOf } from './arrange-interview.ts';
import { givenInterview, groupForm, newDevice, sheet } from './test-interview.ts';

const app = await useWholeApp();
const { db, call, clock } = app;

const begin = () => clock.set(at('2027-01-16T09:00'));
const five = ['周明', '吴岚', '郑川', '王钰', '冯远'];

test('groups are saved as a whole: full sheets, posts of the table, and none that overlap', async () => {
  const { send, groupIds } = await givenInterview(app, [90, 80], [2]);
  const form = groupForm('二中', 2);
  const refused = async (...groups: object[]) => (await send('other', 'PUT', '/groups', { groups })).body.code;
  expect(await refused({ ...form, criteria: [{ name: '试讲', max: 90 }] })).toBe('INVALID_INPUT');
  expect(await refused({ ...form, posts: ['0909'] })).toBe('INVALID_INPUT');
  expect(await refused({ ...form, id: '1' })).toBe('INVALID_INPUT');
  const { body } = await send('other', 'PUT', '/groups', { groups: [form, { ...form, id: groupIds[0], seats: 3 }] });
  expect(body.groups.map(({ number, seats }: typeof body) => [number, seats])).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect(body.groups[1].id).toBe(groupIds[0]);
});

test('codes of posts are told apart, whatever stands in them', () => {
  const subjects = [['A+B'], ['A', 'B'], ['A B'], ['A%2BB']].map(subjectOf);
  expect(new Set(subjects).size).toBe(4);
  expect(subjects.join('')).not.toContain(' ');
});

test('lots are drawn openly: the hashes first, nobody sees a lot early, then anybody draws them again', async () => {
  const { id, send, sitters, groupIds } = await givenInterview(app, [90, 80, 70], [1]);
  const short = await send('one', 'POST', '/lots', { move: 'commit' });
  expect(short.body.message).toContain('还有 2 人排不进小组');
  const groups = [{ ...groupForm('一中', 2), id: groupIds[0] }, groupForm('二中', 2)];
  await send('other', 'PUT', '/groups', { groups });
  expect((await send('one', 'POST', '/lots', { move: 'reveal' })).body.code).toBe('ILLEGAL_MOVE');
  const fixed = await send('one', 'POST', '/lots', { move: 'commit' });
  expect(fixed.body).toMatchObject({ people: 3, lacking: [], draw: { revealedAt: null } });
  const publicDraw = async () => (await call('GET', `/api/exams/${id}/draw?kind=lots`, {})).body;
  const before = await publicDraw();
  expect(before).toMatchObject({ kind: 'lots', seed: null, seats: [], input: { people: [] } });
  const candidates = () => db.select().from(examCandidate).where(eq(examCandidate.examId, id));
  expect((await candidates()).map(({ lot }) => lot)).toEqual([null, null, null]);

  const changed = await send('other', 'PUT', '/groups', { groups });
  expect(changed.body).toMatchObject({ code: 'ILLEGAL_MOVE', message: '面试名单已冻结，不能再改动' });
  const list = { kind: 'shortlist', publicAt: at('2027-01-12T10:00').toISOString(), reason: '更正' };
  expect((await send('one', 'POST', '/publications', list)).body.message).toBe('面试名单已冻结，不能再改动');

  expect((await send('one', 'POST', '/lots', { move: 'reveal' })).status).toBe(200);
  expect((await send('one', 'POST', '/lots', { move: 'reveal' })).body.message).toBe('签号已经抽出');
  const withheld = await publicDraw();
  expect(withheld).toMatchObject({ seed: null, seats: [], input: { people: [] } });
  expect(withheld.revealedAt).not.toBeNull();
  const openDraws = async () => (await call('GET', `/api/exams/${id}/results`, {})).body.draws;
  expect(await openDraws(), 'the seed would give the lots away').toEqual([]);
  await db
    .update(examGroup)
    .set({ closedAt: clock.now() })
    .where(eq(examGroup.id, groupIds[0] ?? ''));
  expect((await publicDraw()).seed, 'one group is open').toBeNull();
  await db.update(examGroup).set({ closedAt: clock.now() }).where(eq(examGroup.examId, id));
  expect(await openDraws()).toMatchObject([{ kind: 'lots' }]);
  const drawn = await publicDraw();
  expect(await drawFaults(drawn), 'anybody draws them again').toEqual([]);
  expect(await hashOfSeed(drawn.seed)).toBe(before.seedHash);
  expect(drawn.seats).toEqual(await drawSeats(drawn.seed, drawn.input));
  const numbers = new Map(sitters.map((sitter) => [sitter.id, sitter.number]));
  const groupOf = new Map(fixed.body.groups.map((group: { id: string; number: number }) => [group.id, group.number]));
  const given = (await candidates()).map((candidate) => ({
    number: numbers.get(candidate.id),
    room: groupOf.get(candidate.groupId),
    seat: candidate.lot,
  }));
  expect(new Set(given.map((candidate) => JSON.stringify(candidate)))).toEqual(
    new Set(drawn.seats.map(({ number, room, seat }: typeof drawn) => JSON.stringify({ number, room, seat }))),
  );
});

test('the lots wait for who moves a candidate, who needs the project in turn', async () => {
  const { id, send, sitters } = await givenInterview(app, [90, 80], [2]);
  await send('one', 'POST', '/lots', { move: 'commit' });
  const [first] = sitters;
  let reveal: ReturnType<typeof send> | undefined;
  await db.transaction(async (tx) => {
    await lockCandidates(tx, id, [first?.id ?? '']);
    reveal = outsideTransaction(() => send('one', 'POST', '/lots', { move: 'reveal' }));
    await untilBlocked(db);
    await expect(refuseAfterDraw(tx, id, 'lots')).rejects.toThrow('面试名单已冻结');
  });
  expect((await reveal)?.status).toBe(200);
});

test('the clock is not stopped by a person without a lot, and staff are', async () => {
  const { id, send, sitters } = await givenInterview(app, [90, 80], [2]);
  await send('one', 'POST', '/lots', { move: 'commit' });
  const ids = sitters.map((sitter) => sitter.id);
  const enter = (who: 'clock' | 'recruiter') =>
    db.transaction(async (tx) => {
      await tx.update(examCandidate).set({ status: 'recheck' }).where(eq(examCandidate.examId, id));
      const people = await lockCandidates(tx, id, ids);
      const step = { move: moveInto.interview, who, actorId: null } as const;
      return (await moveCandidates({ db: tx, now: clock.now() }, people, step)).map(({ status }) => status);
    });
  await expect(enter('recruiter')).rejects.toThrow('面试名单已冻结');
  expect(await enter('clock')).toEqual(['interview', 'interview']);
});

test('codes are printed a page each, by who was shown them, until they are used', async () => {
  const { as, groupIds, named } = await givenInterview(app, [90, 80], [2, 2]);
  const codes = (await named(0, ['周明', '吴岚'])).map(({ code }) => code);
  const print = (group: number) => as('other', 'POST', `examGroups/${groupIds[group]}/codeSheets`, { codes });
  expect((await print(0)).status).toBe(200);
  expect((await print(1)).body.code, 'of another group').toBe('INVALID_INPUT');
  await newDevice(app).enter(codes[1] ?? '');
  expect((await print(0)).body.issues).toMatchObject([{ path: 'body.codes.1' }]);
});

test('a code brings in one device, and a renewed code or a removal puts it out', async () => {
  const { as, judges, drawLots, confirmed } = await givenInterview(app, [90, 80], [2]);
  await drawLots();
  begin();
  const [judge, other] = await judges(0, ['周明', '吴岚']);
  if (!judge || !other) throw new Error('no judges');
  const again = await judge.enter(judge.code);
  expect(again.body).toMatchObject({
    judge: { id: judge.judgeId, number: 1, name: '周明' },
    lots: [{ lot: 1, state: 'open' }, { lot: 2 }],
  });
  expect(JSON.stringify(again.body), 'numbers without people').not.toContain('林知夏');
  const stranger = newDevice(app);
  expect((await stranger.enter(judge.code)).body.code).toBe('INVALID_INPUT');
  expect((await stranger.send(sheet('stranger-1', 1, 50, 30))).body.code).toBe('NOT_FOUND');
  const stored = JSON.stringify(await db.select().from(examJudge));
  expect(stored).not.toContain(judge.code);

  const move = (id: string, name: string) =>
    as('other', 'POST', `examJudges/${id}/moves`, { move: name, reason: '换人' });
  await move(judge.judgeId, 'renew');
  const [renewed] = await confirmed(0);
  expect((await judge.send()).body.code).toBe('NOT_FOUND');
  expect((await stranger.enter(renewed?.code.toLowerCase() ?? '')).status).toBe(200);
  await move(other.judgeId, 'remove');
  expect(await confirmed(0)).toEqual([]);
  expect((await other.send(sheet('removed-2', 2, 50, 30))).body.code).toBe('NOT_FOUND');
  expect((await move(other.judgeId, 'renew')).body.code).toBe('ILLEGAL_MOVE');
});

test('a sheet is sealed once however often it is sent, in the own group only, and not by who steps back', async () => {
  const { judges, drawLots } = await givenInterview(app, [90, 80, 70, 60], [3, 1]);
  await drawLots();
  const [[judge], [other]] = [await judges(0, ['周明']), await judges(1, ['吴岚'])];
  if (!judge || !other) throw new Error('no judges');
  const first = sheet('once-0001', 1, 50.5, 30);
  const early = await judge.send(first);
  expect(early.body.refused).toEqual([{ id: first.id, message: '面试还没有开始' }]);
  begin();
  expect((await judge.send(first)).body).toMatchObject({
    refused: [],
    lots: [{ state: 'sealed', total: 80.5 }, {}, {}],
  });
  expect((await judge.send(first, first)).body.refused).toEqual([]);
  const rows = await db.select().from(examSheet).where(eq(examSheet.judgeId, judge.judgeId));
  expect(rows.map(({ id, total }) => [id, total])).toEqual([[first.id, 80.5]]);

  const refusals = async (device: typeof judge, entry: object) =>
    (await device.send(entry)).body.refused.map(({ message }: { message: string }) => message);
  expect(await refusals(judge, sheet('once-0002', 1, 60, 40))).toEqual(['1 号的评分已封存']);
  expect(await refusals(judge, sheet('once-0003', 2, 61, 40))).toEqual(['“教学设计”最多 60 分']);
  expect(await refusals(judge, sheet('once-0004', 2, 50))).toEqual(['请给全部 2 项评分']);
  expect(await refusals(other, sheet('once-0005', 2, 50, 30)), 'a number of the other group').toEqual([
    '本组没有 2 号',
  ]);
  expect(await refusals(other, { ...first }), "another judge's sheet").toEqual(['评分表编号重复，请重新封存']);

  const recusal = { kind: 'recusal', id: 'recusal-0001', lot: 3, reason: '曾是同事' };
  expect(await refusals(judge, recusal)).toEqual([]);
  expect(await refusals(judge, recusal)).toEqual([]);
  expect(await refusals(judge, sheet('once-0006', 3, 50, 30))).toEqual(['您已声明回避 3 号']);
  expect(await refusals(judge, { ...recusal, id: 'recusal-0002', lot: 1 })).toEqual(['1 号的评分已封存']);
});

test('from five sheets to the totals: extremes are left out, and a correction takes two people', async () => {
  const project = await givenInterview(app, [90, 80, 70], [3]);
  const { as, judges, drawLots, groupIds, id, publish } = project;
  const [groupId] = groupIds;
  await drawLots();
  begin();
  const devices = await judges(0, five);
  const move = (name: string) => as('other', 'POST', `examGroups/${groupId}/moves`, { move: name });
  for (const [n, { send }] of devices.entries()) {
    // Totals 60, 70, 80, 90 and 100 for number 1, of which 70, 80 and 90 count; the same for number 2 by who does not step back.
    const second =
      n === 4 ? { kind: 'recusal', id: 'recusal-five', lot: 2, reason: '师生' } : sheet(`five-2-${n}`, 2, 40, 30 + n);
    await send(sheet(`five-1-${n}`, 1, 40, n * 10), second);
  }
  expect((await move('close')).body.message).toBe('还有 1 个号没有评完；缺席的请先登记');
  const progress = await as('one', 'GET', `examGroups/${groupId}`);
  const [one, two, three] = progress.body.people;
  expect([one.score, two.score, three.score]).toEqual([60, 71.5, null]);
  expect(two.judged.map(({ state }: { state: string }) => state)).toEqual([...Array(4).fill('sealed'), 'recused']);
  const settle = (registrationId: string, how: string) =>
    as('other', 'POST', `examGroups/${groupId}/people`, { registrationId, move: how, reason: '未到候考室' });
  expect((await settle(one.id, 'absent')).body.message).toBe('这个号已有封存的评分，不能登记缺席');
  expect((await settle(three.id, 'absent')).body.people[2].status).toBe('absent');

  const wrong = one.judged[1].sheet.id;
  const correct = { marks: [50, 40], reason: '合计时漏加' };
  const proposed = await as('other', 'POST', `examSheets/${wrong}/corrections`, correct);
  expect(proposed.body.corrections).toMatchObject([{ before: 50, total: 90, mine: true }]);
  expect(proposed.body.people[0].score, 'nothing changes before the second person').toBe(60);
  expect((await as('one', 'POST', `examSheets/${wrong}/corrections`, correct)).body.code).toBe('CONFLICT');
  const correctionId = proposed.body.corrections[0].id;
  const decide = (who: 'one' | 'other', name: string) =>
    as(who, 'POST', `examSheets/${correctionId}/moves`, { move: name });
  expect((await decide('other', 'confirm')).body.code).toBe('FORBIDDEN');
  // 40, 90, 60, 70 and 80: of 60, 70 and 80.
  expect((await decide('one', 'confirm')).body).toMatchObject({ corrections: [], people: [{ score: 70 }, {}, {}] });
  expect((await decide('one', 'confirm')).body.code).toBe('ILLEGAL_MOVE');
  const row = await db.select().from(examSheet).where(eq(examSheet.id, wrong));
  expect(row[0]?.status).toBe('replaced');

  expect((await move('close')).body.group.closedAt).not.toBeNull();
  const late = await devices[0]?.send(sheet('five-late', 3, 50, 40));
  expect(late?.body.refused).toHaveLength(1);
  expect((await settle(three.id, 'restore')).body.message).toBe('本组已经结束');
  const listId = await publish('totals', '2027-01-18T10:00');
  const { body } = await call('GET', `/api/exams/publications/${listId}`, {});
  const rows = await db.select().from(examCandidate).where(eq(examCandidate.examId, id));
  const scores = new Map([
    [1, 70],
    [2, 71.5],
    [3, null],
  ]);
  const expected = rows.map(({ lot }) => scores.get(lot ?? 0));
  expect(body.lines.map(({ interview }: typeof body) => interview).toSorted()).toEqual(expected.toSorted());
});
