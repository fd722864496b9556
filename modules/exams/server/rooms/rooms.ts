import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import { seal, unseal } from '#server/platform/secret-box.ts';
import {
  type DrawInput,
  type DrawKind,
  type DrawnSeat,
  drawSeats,
  drawText,
  hashOfSeed,
  hashOfText,
  seatsLacking,
} from '../../contract/draw.ts';
import type { RoomForm } from '../../contract/rooms.ts';
import { examDraw, examRegistration, examRoom, examSeat } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import { announce } from '../announce.ts';
import { shortPosts } from '../fee/fee.ts';
import { keptOutput } from '../outputs/kept-output.ts';
import { publicRow } from '../read-exam.ts';
import { tellApplicants } from '../review/tell-applicants.ts';
import { matching } from '../rows.ts';
import { type ExamRow, illegal, inPortions, lockExam, publishPageChanges, stepOf } from '../store.ts';
import { confirmedChanges, openChanges } from './seat-changes.ts';
import {
  type DrawRow,
  drawOf,
  lotsArePublic,
  type RoomRow,
  readyPeople,
  refuseAfterDraw,
  roomsOf,
  takenByRoom,
  ticketOf,
} from './store.ts';

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
  const numbered = rooms.map((room, at) => ({ ...room, ...keptOf(room), examId: id, number: at + 1 }));
  await tx.delete(examRoom).where(eq(examRoom.examId, id));
  await inPortions(numbered, (portion) => tx.insert(examRoom).values(portion));
}

/** A room with the people in it, by seat. */
export async function roomPlan(db: Database, room: RoomRow) {
  const seats = await db
    .select({
      ...pick(examSeat, 'registrationId', 'seat', 'ticket'),
      ...pick(examRegistration, 'name', 'number'),
      post: pick(examPost, 'code', 'title'),
    })
    .from(examSeat)
    .innerJoin(examRegistration, eq(examRegistration.id, examSeat.registrationId))
    .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
    .where(eq(examSeat.roomId, room.id))
    .orderBy(asc(examSeat.seat));
  return { room: { ...room, taken: seats.length }, seats };
}

export type Secrets = Pick<Deps, 'secret'>;

const SEED_BYTES = 32;

type Draw = { examId: string; kind: DrawKind };

/** What a seed is sealed for: that of one draw does not open as another's. */
const labelOf = ({ examId, kind }: Draw) => (kind === 'seats' ? examId : `${examId}:${kind}`);

const announced = {
  seats: { title: '考试名单已冻结，将公开抽签排座', unit: '考场' },
  lots: { title: '面试名单已冻结，将公开抽签', unit: '小组' },
} as const satisfies Record<DrawKind, object>;

/** Fixes the input of a draw of a locked project, and publishes its hash with that of a new secret seed. @throws AppError ILLEGAL_MOVE */
export async function commitInput(
  { secret }: Secrets,
  tx: Database,
  { accountId, now }: Writer,
  { input, lacking, ...draw }: Draw & { input: DrawInput; lacking: readonly string[] },
): Promise<void> {
  if (lacking.length > 0) throw illegal(`还不能冻结名单：${lacking.join('；')}`);
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const hashes = { seedHash: await hashOfSeed(seed), inputHash: await hashOfText(drawText(input)) };
  const seedSealed = seal(secret('exam-draw'), labelOf(draw), seed);
  await tx.insert(examDraw).values({ ...draw, ...hashes, seedSealed, input, committedBy: accountId, committedAt: now });
  const { title, unit } = announced[draw.kind];
  const size = `共 ${input.people.length} 人、${input.rooms.length} 个${unit}`;
  const body = `${size}。名单哈希 ${hashes.inputHash}，种子哈希 ${hashes.seedHash}。抽签后公布种子，任何人可以复算。`;
  await announce(tx, draw.examId, { title, body }, now);
}

/** Publishes the seed of a draw of a locked project, once; returns who drew what. @throws AppError ILLEGAL_MOVE */
export async function revealSeed(
  { secret }: Secrets,
  tx: Database,
  { accountId, now }: Writer,
  { row, kind }: { row: ExamRow; kind: DrawKind },
): Promise<DrawnSeat[]> {
  const draw = await drawOf(tx, row.id, kind);
  if (row.status !== 'published' || !draw || draw.revealedAt) {
    const drawn = kind === 'seats' ? '座位已经抽出' : '签号已经抽出';
    throw illegal(draw?.revealedAt ? drawn : '请先冻结名单并公布哈希');
  }
  const seed = unseal(secret('exam-draw'), labelOf({ examId: row.id, kind }), draw.seedSealed);
  await tx
    .update(examDraw)
    .set({ seed, revealedBy: accountId, revealedAt: now })
    .where(matching(examDraw, { examId: row.id, kind }));
  return drawSeats(seed, draw.input);
}

/** Fixes the list of people and rooms, and publishes its hash with that of a secret seed. @throws AppError ILLEGAL_MOVE */
export async function commitDraw(secrets: Secrets, tx: Database, writer: Writer, examId: string): Promise<void> {
  const row = await lockExam(tx, examId);
  await refuseAfterDraw(tx, examId);
  // Nothing says why somebody needs an accessible room.
  const rooms = (await roomsOf(tx, examId)).map(({ number, seats, subject, accessible }) => ({
    ...{ number, seats, subject },
    ...(accessible && { accessible }),
  }));
  const input = { rooms, people: (await readyPeople(tx, row)).map(({ id: _, ...person }) => person) };
  const lacking = await lackingForDraw(tx, row, input, writer.now);
  await commitInput(secrets, tx, writer, { examId, kind: 'seats', input, lacking });
}

/** Draws the seats with the committed seed, publishes it, and tells everybody. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function revealDraw(secrets: Secrets, tx: Database, writer: Writer, examId: string): Promise<void> {
  const { now } = writer;
  const row = await lockExam(tx, examId);
  const drawn = await revealSeed(secrets, tx, writer, { row, kind: 'seats' });
  const written = await stepOf(tx, examId, 'written');
  const rooms = new Map((await roomsOf(tx, examId)).map(({ number, id }) => [number, id]));
  const people = new Map((await readyPeople(tx, row)).map(({ number, id }) => [number, id]));
  const seats = drawn.map(({ number, room, seat }) => ({
    examId,
    seat,
    registrationId: people.get(number) ?? '0',
    roomId: rooms.get(room) ?? '0',
    ticket: ticketOf(written?.startsAt ?? now, room, seat),
  }));
  await inPortions(seats, (portion) => tx.insert(examSeat).values(portion));
  const seated = seats.map(({ registrationId: id }) => ({ id }));
  await inPortions(seated, (portion) => tellApplicants(tx, portion, 'seat', now));
  await publishPageChanges(tx, examId);
}

/** Who drew what: computed once, since it never changes. */
async function drawnOnce(db: Database, { seedHash, inputHash, input, seed }: DrawRow, now: Date): Promise<DrawnSeat[]> {
  if (seed === null) return [];
  const encode = async () => Buffer.from(JSON.stringify(await drawSeats(seed, input)));
  return JSON.parse((await keptOutput(db, ['draw', seedHash, inputHash], now, encode)).toString()) as DrawnSeat[];
}

/**
 * A draw as anyone may see it: of lots the hashes and groups alone until `lotsArePublic`, since who has which lot would join with
 * seats and scores that are public. @throws AppError NOT_FOUND
 */
export async function publicDraw(db: Database, { examId, kind, now }: { examId: string; kind: DrawKind; now: Date }) {
  const { row } = await publicRow(db, examId);
  const draw = await drawOf(db, examId, kind);
  if (!draw) throw appError('NOT_FOUND', { message: '这个项目还没有抽签' });
  const changes = kind === 'seats' ? await confirmedChanges(db, examId) : [];
  const head = { ...draw, title: row.title, changes };
  if (kind === 'lots' && !(await lotsArePublic(db, row)))
    return { ...head, input: { rooms: draw.input.rooms, people: [] }, seed: null, seats: [] };
  return { ...head, seats: await drawnOnce(db, draw, now) };
}
