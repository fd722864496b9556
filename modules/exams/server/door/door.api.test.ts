import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { examArrival, examEvidence, examLook, examRoom, examSeat } from '../../schema/exam-registrations.ts';
import { givenProject, givenRegistered } from '../test-exams.ts';

const { db, call, clock } = await useWholeApp();

/** A photo whose file is gone. */
async function givenPhoto(registrationId: string, accountId: string) {
  const file = { id: newId(), accountId, kind: 'examEvidence', name: '照片.jpg', type: 'image/jpeg', size: 1 };
  await db.insert(upload).values({ ...file, storageKey: file.id, createdAt: clock.now() });
  const evidence = { registrationId, kind: 'photo', fileId: file.id, name: file.name, type: file.type };
  await db.insert(examEvidence).values({ ...evidence, id: newId(), at: clock.now() });
}

/** A project with two people in one room, and calls as its organiser. */
async function givenDoor() {
  const project = await givenProject(db, {});
  const roomId = newId();
  const place = { place: '第一中学', address: '', name: '致远楼 203', number: 1, seats: 30 };
  await db.insert(examRoom).values({ ...place, id: roomId, examId: project.id });
  const { token } = await signIn(db, project.accountId, { now: clock.now() });
  const seats = [];
  for (const seat of [1, 2]) {
    const { id: registrationId, accountId } = await givenRegistered(
      db,
      project.id,
      project.postIds[0] ?? '',
      'approved',
    );
    const row = { registrationId, examId: project.id, roomId, seat, ticket: `260010${seat}` };
    await db.insert(examSeat).values(row);
    await givenPhoto(registrationId, accountId);
    seats.push(row);
  }
  return {
    ...project,
    roomId,
    seats,
    load: () => call('POST', `/api/company/examRooms/${roomId}/door`, { token }),
    send: (...marks: object[]) =>
      call('POST', `/api/company/exams/${project.id}/arrivals`, { token, body: { marks, roomIds: [roomId] } }),
  };
}

let sent = 0;
const mark = (ticket: string, at: string, arrived = true) => {
  sent += 1;
  return { id: `mark-${String(sent).padStart(8, '0')}`, ticket, arrived, at: `2026-11-10T${at}:00Z` };
};

test('a list holds what the door needs, with the code of each ticket, and loading it is recorded', async () => {
  const door = await givenDoor();
  const { status, body } = await door.load();
  expect([status, body.room.number]).toEqual([200, 1]);
  expect(body.people.map(({ ticket, seat, photo }: never) => [ticket, seat, photo])).toEqual([
    ['2600101', 1, null],
    ['2600102', 2, null],
  ]);
  expect(body.people[0].code).toMatch(/^2600101\.[\w-]{12}$/);
  const looks = await db
    .select()
    .from(examLook)
    .where(eq(examLook.registrationId, door.seats[0]?.registrationId ?? ''));
  expect(looks.map(({ what, reason }) => [what, reason])).toEqual([['photo', '入场核验']]);
});

test('marks are kept once however often they are sent, the latest counts, and unknown tickets are named', async () => {
  const door = await givenDoor();
  const [first, second] = [mark('2600101', '00:40'), mark('2600102', '00:41')];
  const answer = await door.send(first, second, mark('9999999', '00:42'));
  expect(answer.body).toEqual({
    arrived: [
      { ticket: '2600101', at: '2026-11-10T00:40:00.000Z' },
      { ticket: '2600102', at: '2026-11-10T00:41:00.000Z' },
    ],
    unknown: ['9999999'],
  });
  await door.send(first, second);
  const ids = door.seats.map(({ registrationId }) => registrationId);
  const stored = sql`${examArrival.registrationId} = any(${sql.param(ids)}::bigint[])`;
  expect(await db.$count(examArrival, stored)).toBe(2);
  const undone = await door.send(mark('2600101', '00:45', false));
  expect(undone.body.arrived.map(({ ticket }: { ticket: string }) => ticket)).toEqual(['2600102']);
  // A device that was offline sends what it marked before the arrival was taken back.
  const late = await door.send(mark('2600101', '00:43'));
  expect(late.body.arrived.map(({ ticket }: { ticket: string }) => ticket)).toEqual(['2600102']);
  const wrong = await door.send({ ...mark('2600101', '00:46'), at: 'gestern' });
  expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, 'body.marks.0.at']);
});
