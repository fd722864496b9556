import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { drawFaults } from '../../contract/draw.ts';
import { examRegistration, examRoom, examSeat } from '../../schema/exam-registrations.ts';
import { at, givenProject, givenRegistered } from '../test-exams.ts';

const { db, call, clock } = await useWholeApp();

const steps = { written: ['2026-12-19T09:00', '2026-12-19T11:30'] as const };
const room = { place: '第一中学', address: '学府路 66 号', name: '致远楼 203', seats: 2, subject: null };

/** A project with approved people, and calls as its organiser. */
async function givenReady(people: number, fee = 0, times: Parameters<typeof givenProject>[1]['steps'] = steps) {
  const before = clock.now();
  onTestFinished(() => clock.set(before));
  clock.set(at('2026-12-01T09:00'));
  const project = await givenProject(db, { fee, ratio: 1, posts: [{ headcount: 1 }], steps: times });
  const [postId = ''] = project.postIds;
  const registered = [];
  for (let n = 0; n < people; n += 1)
    registered.push(await givenRegistered(db, project.id, postId, fee > 0 ? 'paid' : 'approved'));
  const { token } = await signIn(db, project.accountId, { now: clock.now() });
  const path = `/api/company/exams/${project.id}`;
  return {
    ...project,
    postId,
    registered,
    token,
    saveRooms: (rooms: object[]) => call('PUT', `${path}/rooms`, { token, body: { rooms } }),
    draw: (move: string) => call('POST', `${path}/draw`, { token, body: { move } }),
    seen: () => call('GET', `/api/exams/${project.id}/draw`, {}),
  };
}

test('a draw is fixed, then revealed with a seed that fits what was published before, and seats everybody once', async () => {
  const project = await givenReady(3);
  await project.saveRooms([room]);
  expect((await project.draw('commit')).body.message).toContain('还差 1 个座位');
  expect((await project.saveRooms([room, { ...room, name: '致远楼 204' }])).body.rooms[1].number).toBe(2);
  expect((await project.draw('reveal')).status, 'before the list is fixed').toBe(409);
  expect((await project.seen()).status).toBe(404);
  expect((await project.draw('commit')).body.draw).toMatchObject({ revealedAt: null });
  const fixed = (await project.seen()).body;
  expect([fixed.seed, fixed.seats]).toEqual([null, []]);
  expect((await project.saveRooms([])).status, 'rooms of a fixed list').toBe(409);
  const undo = { move: 'reopen', reason: '重审' };
  const path = `/api/company/examRegistrations/${project.registered[0]?.id}/moves`;
  expect((await call('POST', path, { token: project.token, body: undo })).status, 'a person of it').toBe(409);

  expect((await project.draw('reveal')).body.rooms.map(({ taken }: { taken: number }) => taken)).toEqual([2, 1]);
  const { body } = await project.seen();
  expect([body.seedHash, body.inputHash]).toEqual([fixed.seedHash, fixed.inputHash]);
  expect(await drawFaults(body)).toEqual([]);
  const numbers = project.registered.map(({ number }) => number).sort();
  expect(body.seats.map(({ number }: { number: number }) => number).sort()).toEqual(numbers);
  expect((await project.draw('reveal')).status, 'twice').toBe(409);
});

test('the database seats nobody who is not paid, nobody twice, and no seat twice; who is seated keeps the state', async () => {
  const project = await givenReady(2, 10_000);
  const unpaid = await givenRegistered(db, project.id, project.postId, 'approved');
  await project.saveRooms([room]);
  const [savedRoom] = await db.select().from(examRoom).where(eq(examRoom.examId, project.id));
  const [one, other] = project.registered;
  const seat = (registrationId: string | undefined, n: number) =>
    db.insert(examSeat).values({
      examId: project.id,
      roomId: savedRoom?.id ?? '',
      registrationId: registrationId ?? '',
      seat: n,
      ticket: `${n}`,
    });
  const refused = (attempt: Promise<unknown>) => attempt.then(() => false).catch(() => true);
  expect(await refused(seat(unpaid.id, 1)), 'unpaid').toBe(true);
  expect(await refused(seat(one?.id, 3)), 'beyond the room').toBe(true);
  await seat(one?.id, 1);
  expect(await refused(seat(one?.id, 2)), 'a second seat').toBe(true);
  expect(await refused(seat(other?.id, 1)), 'a seat that is taken').toBe(true);
  const lapse = db
    .update(examRegistration)
    .set({ status: 'lapsed' })
    .where(eq(examRegistration.id, one?.id ?? ''));
  expect(await refused(lapse), 'a seated person').toBe(true);
});

test('who watches a room and the way to its place are written at any time, for all rooms of the place', async () => {
  const project = await givenReady(2);
  await project.saveRooms([room, { ...room, name: '致远楼 204' }, { ...room, place: '第二中学' }]);
  const [first, second, elsewhere] = await db
    .select()
    .from(examRoom)
    .where(eq(examRoom.examId, project.id))
    .orderBy(examRoom.number);
  const { token } = project;
  const body = { invigilators: '何敏之、邵立', directions: '地铁 2 号线学府路站 C 口步行 400 米' };
  const saved = await call('PUT', `/api/company/examRooms/${first?.id}`, { token, body });
  expect(saved.body.room).toMatchObject(body);
  const of = async (id = '') => (await call('GET', `/api/company/examRooms/${id}`, { token })).body.room;
  expect(await of(second?.id)).toMatchObject({ invigilators: '', directions: body.directions });
  expect(await of(elsewhere?.id)).toMatchObject({ invigilators: '', directions: '' });
  const again = await project.saveRooms([
    { ...room, seats: 3 },
    { ...room, name: '致远楼 205' },
  ]);
  expect(again.body.rooms, 'rooms of the same name keep it').toMatchObject([
    body,
    { invigilators: '', directions: body.directions },
  ]);
  await project.draw('commit');
  await project.draw('reveal');
  const [seated] = (await call('GET', `/api/company/exams/${project.id}/rooms`, { token })).body.rooms;
  const later = { ...body, invigilators: '孟广田' };
  const afterDraw = await call('PUT', `/api/company/examRooms/${seated.id}`, { token, body: later });
  expect(afterDraw.body.room, 'after the draw').toMatchObject(later);
});

test('papers are printed once there are seats; an applicant gets their own ticket from the day of its step', async () => {
  const ticket = ['2026-12-10T09:00', '2026-12-19T09:00'] as const;
  const project = await givenReady(2, 0, { ...steps, ticket });
  const path = `/api/company/exams/${project.id}/papers`;
  const print = (kind: string) => call('GET', path, { token: project.token, query: { kind } });
  expect((await print('doors')).status, 'before the draw').toBe(409);
  await project.saveRooms([room]);
  await project.draw('commit');
  await project.draw('reveal');
  for (const kind of ['tickets', 'attendance', 'doors', 'desks']) {
    const { status, body } = await print(kind);
    expect([status, Buffer.from(body).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
  const [one, other] = project.registered;
  const get = async (id: string | undefined, accountId = '', as = 'ticket') => {
    const { token } = await signIn(db, accountId, { now: clock.now() });
    return call('GET', `/api/exams/registrations/${id}/${as}`, { token });
  };
  const early = await get(one?.id, one?.accountId);
  expect([early.status, early.body.message]).toEqual([409, '准考证 2026-12-10 09:00 起可以打印']);
  expect((await get(one?.id, one?.accountId, 'pass')).status, 'the page shows it no earlier').toBe(409);
  clock.set(at('2026-12-10T09:00'));
  expect((await get(one?.id, one?.accountId)).status).toBe(200);
  const { body: pass } = await get(one?.id, one?.accountId, 'pass');
  const [seat] = await db
    .select()
    .from(examSeat)
    .where(eq(examSeat.registrationId, one?.id ?? ''));
  const staff = await signIn(db, project.accountId, { now: clock.now() });
  const list = await call('POST', `/api/company/examRooms/${seat?.roomId}/door`, { token: staff.token });
  const known = list.body.people.find(({ ticket }: { ticket: string }) => ticket === pass.ticket);
  expect(pass, 'the door knows its code').toMatchObject({
    code: known.code,
    name: known.name,
    identity: known.identity,
  });
  expect((await get(one?.id, other?.accountId, 'pass')).status, 'another’s').toBe(404);
  expect((await get(one?.id, other?.accountId)).status, 'another’s').toBe(404);
});
