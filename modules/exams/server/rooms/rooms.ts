import { asc, eq } from 'drizzle-orm';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { seatsLacking } from '../../contract/draw.ts';
import type { RoomForm } from '../../contract/rooms.ts';
import { examRegistration, examSeat } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import { shortPosts } from '../fee/ratio.ts';
import { type ExamRow, lockExam, stepOf } from '../store.ts';
import { openChanges } from './seat-changes.ts';
import { drawOf, type RoomRow, readyPeople, refuseAfterDraw, replaceRooms, roomsOf, takenByRoom } from './store.ts';

/** What keeps the list from being fixed, in words. */
export async function lackingForDraw(
  db: Database,
  row: ExamRow,
  { rooms, people }: Parameters<typeof seatsLacking>[0],
  now: Date,
): Promise<string[]> {
  const { waiting } = await shortPosts(db, row);
  const written = await stepOf(db, row.id, 'written');
  const without = seatsLacking({ rooms, people });
  return [
    ...(row.status === 'published' ? [] : ['项目不在进行中']),
    ...(written ? [] : ['时间安排里没有“笔试”']),
    ...(row.registerUntil && row.registerUntil <= now ? [] : ['报名还没有截止']),
    ...(row.chooseUntil && row.chooseUntil > now ? ['改报还没有截止'] : []),
    ...(waiting > 0 ? [`还有 ${waiting} 份报名没有审核或缴费结论`] : []),
    ...(people.length === 0 ? ['还没有可以参加考试的人'] : []),
    ...(without.accessible > 0 ? [`还差 ${without.accessible} 个无障碍座位`] : []),
    ...(without.all > without.accessible ? [`还差 ${without.all - without.accessible} 个座位`] : []),
  ];
}

/** Rooms, draw and waiting changes of seats of a project. */
export async function roomsAndDraw(db: Database, row: ExamRow, { accountId, now }: Pick<Writer, 'accountId' | 'now'>) {
  const { id } = row;
  const [rooms, draw, taken] = [await roomsOf(db, id), await drawOf(db, id), await takenByRoom(db, id)];
  const people = draw?.input.people ?? (await readyPeople(db, row));
  return {
    rooms: rooms.map((room) => ({ ...room, taken: taken.get(room.id) ?? 0 })),
    draw,
    people: people.length,
    accessible: people.filter(({ accessible }) => accessible).length,
    changes: draw?.revealedAt ? await openChanges(db, id, accountId) : [],
    lacking: draw ? [] : await lackingForDraw(db, row, { rooms, people }, now),
  };
}

/** Saves all rooms, numbered in their order; what was said of a room of the same name stays. @throws AppError NOT_FOUND, ILLEGAL_MOVE once the list is fixed */
export async function saveRooms(tx: Database, id: string, rooms: readonly RoomForm[]): Promise<void> {
  await lockExam(tx, id);
  await refuseAfterDraw(tx, id);
  const before = await roomsOf(tx, id);
  const keptOf = (room: RoomForm) => {
    const ofPlace = before.filter(({ place }) => place === room.place);
    return {
      invigilators: ofPlace.find(({ name }) => name === room.name)?.invigilators ?? '',
      directions: ofPlace[0]?.directions ?? '',
    };
  };
  await replaceRooms(
    tx,
    id,
    rooms.map((room, at) => ({ ...room, ...keptOf(room), examId: id, number: at + 1 })),
  );
}

/** A room with the people in it, by seat. */
export async function roomPlan(db: Database, room: RoomRow) {
  const seats = await db
    .select({
      registrationId: examSeat.registrationId,
      seat: examSeat.seat,
      ticket: examSeat.ticket,
      name: examRegistration.name,
      number: examRegistration.number,
      post: { code: examPost.code, title: examPost.title },
    })
    .from(examSeat)
    .innerJoin(examRegistration, eq(examRegistration.id, examSeat.registrationId))
    .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
    .where(eq(examSeat.roomId, room.id))
    .orderBy(asc(examSeat.seat));
  return { room: { ...room, taken: seats.length }, seats };
}
