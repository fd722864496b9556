import { inArray } from 'drizzle-orm';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type DrawKind, type DrawnSeat, drawSeats } from '../../contract/draw.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { keptOutput } from '../outputs/kept-output.ts';
import { publishPageChanges } from '../page-tags.ts';
import { publicRow } from '../read-exam.ts';
import { tellApplicants } from '../review/tell-applicants.ts';
import { lockExam, stepOf } from '../store.ts';
import { commitInput, revealSeed, type Secrets } from './open-draw.ts';
import { lackingForDraw } from './rooms.ts';
import { confirmedChanges } from './seat-changes.ts';
import {
  type DrawRow,
  drawInput,
  drawOf,
  insertSeats,
  lotsArePublic,
  readyPeople,
  refuseAfterDraw,
  roomsOf,
  ticketOf,
} from './store.ts';

/** Fixes the list of people and rooms, and publishes its hash with that of a secret seed. @throws AppError ILLEGAL_MOVE */
export async function commitDraw(secrets: Secrets, tx: Database, writer: Writer, examId: string): Promise<void> {
  const row = await lockExam(tx, examId);
  await refuseAfterDraw(tx, examId);
  const { rooms, people } = await drawInput(tx, row);
  const input = { rooms, people: people.map(({ id: _, ...person }) => person) };
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
  await insertSeats(tx, seats);
  await tellSeated(tx, seats, now);
  await publishPageChanges(tx, examId);
}

const AT_ONCE = 500;

async function tellSeated(tx: Database, seats: readonly { registrationId: string }[], now: Date): Promise<void> {
  for (let at = 0; at < seats.length; at += AT_ONCE) {
    const ids = seats.slice(at, at + AT_ONCE).map(({ registrationId }) => registrationId);
    const { id, joberId, examId, fee } = examRegistration;
    const rows = await tx.select({ id, joberId, examId, fee }).from(examRegistration).where(inArray(id, ids));
    const told = rows.map((row) => ({ ...row, reason: null, completeBy: null }));
    await tellApplicants(tx, told, 'seat', now);
  }
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
