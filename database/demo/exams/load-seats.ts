import { sql } from 'drizzle-orm';
import { drawSeats, drawText, hashOfSeed, hashOfText } from '#contract/exams/draw.ts';
import { examDraw, examRoom, examSeat } from '#database/schema/exam-registrations.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import type { Random } from '../random.ts';

export type RoomLine = readonly [
  place: string,
  address: string,
  name: string,
  seats: number,
  invigilators: string,
  directions: string,
];

interface Plan {
  examId: string;
  rooms: readonly RoomLine[];
  actor: string;
  /** The first digits of the tickets. */
  year: string;
  committedAt: Date;
  revealedAt: Date;
}

/** Rooms of a project and an open draw among everybody who has paid. */
export async function loadSeats(
  tx: DemoTransaction,
  random: Random,
  { examId, rooms, actor, year, ...times }: Plan,
): Promise<void> {
  const made = rooms.map(([place, address, name, seats, invigilators, directions], at) => ({
    id: random.id(),
    examId,
    number: at + 1,
    place,
    address,
    name,
    seats,
    invigilators,
    directions,
  }));
  await bulkInsert(tx, examRoom, made);
  const { rows: people } = await tx.execute<{ id: string; number: number; subject: string | null }>(sql`
    select r.id::text, r.number::int as number, p.subject from exam_registration r join exam_post p on p.id = r.exam_post_id
    where r.exam_id = ${examId} and r.status = 'paid' order by r.number`);
  const input = {
    rooms: made.map(({ number, seats }) => ({ number, seats, subject: null })),
    people: people.map(({ number, subject }) => ({ number, subject })),
  };
  const seed = await hashOfText(`${examId} demo`);
  const hashes = { seedHash: await hashOfSeed(seed), inputHash: await hashOfText(drawText(input)) };
  const acts = { committedBy: actor, revealedBy: actor, ...times };
  await tx.insert(examDraw).values({ examId, seed, seedSealed: Buffer.alloc(0), input, ...hashes, ...acts });
  const idOf = new Map(people.map(({ id, number }) => [number, id]));
  const seats = (await drawSeats(seed, input)).map(({ number, room, seat }) => ({
    examId,
    registrationId: idOf.get(number) ?? '',
    roomId: made[room - 1]?.id ?? '',
    seat,
    ticket: `${year}${String(room).padStart(3, '0')}${String(seat).padStart(2, '0')}`,
  }));
  await bulkInsert(tx, examSeat, seats);
}
