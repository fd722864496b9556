import { and, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { notification } from '#database/schema/notices.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { drawFaults } from '../../contract/draw.ts';
import { examRegistration, examRegistrationEvent } from '../../schema/exam-registrations.ts';
import { examStaff } from '../../schema/exams.ts';
import { at, givenProject, givenRegistered } from '../test-exams.ts';

const { db, call, clock } = await useWholeApp();

const room = { place: '第一中学', address: '学府路 66 号', name: '致远楼 203', seats: 2, subject: null };
const written = ['2026-12-01T10:00', '2026-12-01T11:30'] as const;

/** A drawn project of three people, one of whom needs an accessible seat; its lead, and a colleague who arranges rooms. */
async function givenDrawn() {
  const before = clock.now();
  onTestFinished(() => clock.set(before));
  clock.set(at('2026-12-01T09:00'));
  const project = await givenProject(db, { ratio: 1, posts: [{ headcount: 1 }], steps: { written } });
  const people = [];
  for (let n = 0; n < 3; n += 1)
    people.push(await givenRegistered(db, project.id, project.postIds[0] ?? '', 'approved'));
  const [needing] = people;
  await db
    .update(examRegistration)
    .set({ accessible: '使用轮椅' })
    .where(eq(examRegistration.id, needing?.id ?? ''));
  const colleague = await givenRecruiter(db, { companyId: project.companyId, role: 'recruiter' });
  await db.insert(examStaff).values({
    examId: project.id,
    memberId: colleague.memberId,
    role: 'rooms',
    namedBy: project.accountId,
    namedAt: clock.now(),
  });
  const tokenOf = async (accountId: string) => (await signIn(db, accountId, { now: clock.now() })).token;
  const [leadToken, other] = [await tokenOf(project.accountId), await tokenOf(colleague.accountId)];
  const path = `/api/company/exams/${project.id}`;
  const rooms = (list: object[]) => call('PUT', `${path}/rooms`, { token: leadToken, body: { rooms: list } });
  const draw = (move: string) => call('POST', `${path}/draw`, { token: leadToken, body: { move } });
  return { ...project, people, needing, leadToken, other, path, rooms, draw };
}

/** The same with seats, and who sits where. */
async function givenSeats() {
  const project = await givenDrawn();
  await project.rooms([room, { ...room, name: '致远楼 101', accessible: true }]);
  await project.draw('commit');
  const { body } = await project.draw('reveal');
  const [one, two] = body.rooms as { id: string }[];
  const plan = async (id = '') =>
    (await call('GET', `/api/company/examRooms/${id}`, { token: project.leadToken })).body;
  const full = await plan(one?.id);
  return { ...project, one, two, plan, sitting: full.seats[0], neighbour: full.seats[1] };
}

test('who needs an accessible seat is seated in an accessible room, and the list is not fixed without one', async () => {
  const project = await givenDrawn();
  await project.rooms([room, { ...room, name: '致远楼 204' }]);
  expect((await project.draw('commit')).body.message).toContain('还差 1 个无障碍座位');
  const { body } = await project.rooms([room, { ...room, name: '致远楼 101', accessible: true }]);
  expect([body.accessible, body.lacking]).toEqual([1, []]);
  await project.draw('commit');
  await project.draw('reveal');
  const drawn = (await call('GET', `/api/exams/${project.id}/draw`, {})).body;
  expect(await drawFaults(drawn)).toEqual([]);
  const seat = drawn.seats.find(({ number }: { number: number }) => number === project.needing?.number);
  expect(seat?.room).toBe(2);
  expect(JSON.stringify(drawn), 'the reason is nobody’s business').not.toContain('轮椅');
});

test('a seat is changed by two people: one proposes, another confirms; ticket, event, notice and public page follow', async () => {
  const project = await givenSeats();
  const propose = (body: object, token = project.leadToken) =>
    call('POST', `${project.path}/seatChanges`, { token, body: { reason: '桌椅损坏', ...body } });
  const target = { registrationId: project.sitting.registrationId, roomId: project.two?.id, seat: 2 };
  for (const [body, field] of [
    [{ ...target, registrationId: '1' }, 'body.registrationId'],
    [{ ...target, roomId: '1' }, 'body.roomId'],
    [{ ...target, seat: 3 }, 'body.seat'],
    [{ ...target, seat: 1 }, 'body.seat'],
    [{ ...target, reason: '' }, 'body.reason'],
  ] as const) {
    const answer = await propose(body);
    expect([answer.status, answer.body.issues[0].path]).toEqual([400, field]);
  }
  const { body } = await propose(target);
  const [change] = body.changes;
  expect(change).toMatchObject({ mine: true, reason: '桌椅损坏', to: { room: 2, seat: 2 } });
  expect((await propose(target)).status, 'while one waits').toBe(409);
  const decide = (token: string, move = 'confirm', id = change.id) =>
    call('POST', `/api/company/examSeatChanges/${id}/moves`, { token, body: { move } });
  expect((await decide(project.leadToken)).status, 'the proposer').toBe(403);
  expect((await decide(project.other)).body.changes).toEqual([]);
  expect((await decide(project.other)).status, 'twice').toBe(409);

  const moved = (await project.plan(project.two?.id)).seats.find(({ seat }: { seat: number }) => seat === 2);
  expect([moved.registrationId, moved.ticket]).toEqual([target.registrationId, '2600202']);
  const { registrationId, move } = examRegistrationEvent;
  const events = await db
    .select()
    .from(examRegistrationEvent)
    .where(and(eq(registrationId, target.registrationId), eq(move, 'reseat')));
  expect(events.map(({ note }) => note)).toEqual([expect.stringContaining('调到第 2 考场 2 座：桌椅损坏')]);
  const person = project.people.find(({ id }) => id === target.registrationId);
  const told = await db
    .select()
    .from(notification)
    .where(eq(notification.accountId, person?.accountId ?? ''));
  expect(told.map(({ kind }) => kind)).toContain('exam.reseat');
  const drawn = (await call('GET', `/api/exams/${project.id}/draw`, {})).body;
  expect(drawn.changes).toMatchObject([{ number: person?.number, room: 2, seat: 2 }]);
  expect(await drawFaults(drawn), 'the draw itself stays as it was').toEqual([]);
});

test('a proposal is taken back or declined; none is confirmed into a taken seat or once the paper has begun', async () => {
  const project = await givenSeats();
  const target = {
    registrationId: project.sitting.registrationId,
    roomId: project.two?.id,
    seat: 2,
    reason: '桌椅损坏',
  };
  const propose = async (who = project.sitting) => {
    const body = { ...target, registrationId: who.registrationId };
    const answer = await call('POST', `${project.path}/seatChanges`, { token: project.leadToken, body });
    return answer.body.changes.find(({ from }: { from: { seat: number } }) => from.seat === who.seat)?.id;
  };
  const decide = (token: string, id: string, move: string) =>
    call('POST', `/api/company/examSeatChanges/${id}/moves`, { token, body: { move } });
  expect((await decide(project.leadToken, await propose(), 'decline')).status, 'taken back').toBe(200);
  expect((await decide(project.other, await propose(), 'decline')).status, 'declined').toBe(200);
  const [id, same] = [await propose(), await propose(project.neighbour)];
  expect((await decide(project.other, same, 'confirm')).status).toBe(200);
  const taken = await decide(project.other, id, 'confirm');
  expect([taken.status, taken.body.message]).toEqual([409, '这个座位已有人，请退回后重新申请']);
  clock.set(at('2026-12-01T10:00'));
  const late = await decide(project.other, id, 'confirm');
  expect([late.status, late.body.message]).toEqual([409, '笔试已经开始或项目不在进行中，不能再调座']);
});
