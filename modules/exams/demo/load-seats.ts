import { bulkInsert, type DemoTransaction } from '#database/demo/bulk-insert.ts';
import type { Random } from '#database/demo/random.ts';
import { rowsOf } from '#server/platform/database/database.ts';
import { drawSeats, drawText, hashOfSeed, hashOfText } from '../contract/draw.ts';
import { examDraw, examRoom, examSeat } from '../schema/exam-registrations.ts';
import type { PlannedRoom } from './exam-plans.ts';

interface OpenDraw {
  examId: string;
  kind: 'seats' | 'lots';
  /** Who committed the seed and revealed it, and when. */
  actor: string;
  committedAt: Date;
  revealedAt: Date;
  seedText: string;
  input: Parameters<typeof drawSeats>[1];
}

/** An open draw, as it was committed and revealed; answers the places. */
export async function drawOpenly(tx: DemoTransaction, { actor, seedText, input, ...draw }: OpenDraw) {
  const seed = await hashOfText(seedText);
  const hashes = { seedHash: await hashOfSeed(seed), inputHash: await hashOfText(drawText(input)) };
  const by = { committedBy: actor, revealedBy: actor };
  await tx.insert(examDraw).values({ ...draw, seed, seedSealed: Buffer.alloc(0), input, ...hashes, ...by });
  return drawSeats(seed, input);
}

interface Plan {
  examId: string;
  rooms: readonly PlannedRoom[];
  actor: string;
  /** The first digits of the tickets. */
  year: string;
  committedAt: Date;
  revealedAt: Date;
}

/** Rooms of a project and an open draw among everybody who has paid. */
export async function loadSeats(tx: DemoTransaction, random: Random, { rooms, year, ...draw }: Plan): Promise<void> {
  const { examId } = draw;
  const made = rooms.map((room, at) => ({ id: random.id(), examId, number: at + 1, ...room }));
  await bulkInsert(tx, examRoom, made);
  const people = await rowsOf(tx, { id: 'string', number: 'number', subject: 'string?' })`
    select r.id::text, r.number::int as number, p.subject from exam_registration r join exam_post p on p.id = r.exam_post_id
    where r.exam_id = ${examId} and r.status = 'paid' order by r.number`;
  const input = {
    rooms: made.map(({ number, seats }) => ({ number, seats, subject: null })),
    people: people.map(({ number, subject }) => ({ number, subject })),
  };
  const idOf = new Map(people.map(({ id, number }) => [number, id]));
  const drawn = await drawOpenly(tx, { ...draw, kind: 'seats', seedText: `${examId} demo`, input });
  const seats = drawn.map(({ number, room, seat }) => ({
    examId,
    registrationId: idOf.get(number) ?? '',
    roomId: made[room - 1]?.id ?? '',
    seat,
    ticket: `${year}${String(room).padStart(3, '0')}${String(seat).padStart(2, '0')}`,
  }));
  await bulkInsert(tx, examSeat, seats);
}
