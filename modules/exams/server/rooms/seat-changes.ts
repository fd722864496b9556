import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BodyOf } from '#contract/endpoint.ts';
import { newId } from '#database/new-id.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import type { examRoomEndpoints } from '../../contract/rooms.ts';
import { examRegistration, examRoom, examSeat, examSeatChange } from '../../schema/exam-registrations.ts';
import type { ExamAccess, Sent } from '../policy.ts';
import { settle } from '../proposals/store.ts';
import { moveRegistration } from '../registrations/store.ts';
import { staffNames } from '../review/claims.ts';
import { tellApplicants } from '../review/tell-applicants.ts';
import { matching, rowOf, rowsIn } from '../rows.ts';
import { byStaff, illegal, lockExam, publishPageChanges, stepOf } from '../store.ts';
import { seatChangeAbsent, ticketOf } from './store.ts';

/** The project stays locked to the end of the transaction. @throws AppError ILLEGAL_MOVE once the paper has begun */
async function requireTime(tx: Database, examId: string, now: Date): Promise<Date> {
  const row = await lockExam(tx, examId);
  const written = await stepOf(tx, examId, 'written');
  if (row.status !== 'published' || (written && written.startsAt <= now))
    throw illegal('笔试已经开始或项目不在进行中，不能再调座');
  return written?.startsAt ?? now;
}

const isTaken = async (tx: Database, roomId: string, seat: number): Promise<boolean> =>
  (await rowsIn(tx, examSeat, { roomId, seat })).length > 0;

type Wish = BodyOf<typeof examRoomEndpoints, 'POST /api/company/exams/:id/seatChanges'>;

/** Proposes to move a seated person to a free seat. @throws AppError INVALID_INPUT, ILLEGAL_MOVE, CONFLICT */
export async function proposeSeat(tx: Database, { row, caller }: ExamAccess, { body }: Sent<Wish>) {
  const { accountId, now } = caller;
  const examId = row.id;
  await requireTime(tx, examId, now);
  const { registrationId, roomId, seat, reason } = body;
  const [from] = await rowsIn(tx, examSeat, { examId, registrationId });
  if (!from) throw fieldError('body.registrationId', '这位考生在本项目没有座位');
  const [room] = await rowsIn(tx, examRoom, { id: roomId, examId });
  if (!room) throw fieldError('body.roomId', '本项目没有这个考场');
  if (seat > room.seats) throw fieldError('body.seat', `这个考场只有 ${room.seats} 个座位`);
  if (await isTaken(tx, roomId, seat)) throw fieldError('body.seat', '这个座位已有人');
  const proposed = { reason, proposedBy: accountId, proposedAt: now };
  const { roomId: fromRoomId, seat: fromSeat } = from;
  const rows = await tx
    .insert(examSeatChange)
    .values({ id: newId(), examId, registrationId, fromRoomId, fromSeat, roomId, seat, ...proposed })
    .onConflictDoNothing()
    .returning();
  if (rows.length === 0) throw appError('CONFLICT', { message: '这位考生已有一份调座申请在等确认' });
}

/**
 * Confirms a change that another person proposed, or declines it; who proposed it takes it back by declining. The ticket's number
 * follows the seat.
 * @throws AppError NOT_FOUND, FORBIDDEN for the proposer's own confirmation, ILLEGAL_MOVE, CONFLICT for a seat taken meanwhile
 */
export async function decideSeat(
  tx: Database,
  writer: Writer,
  change: typeof examSeatChange.$inferSelect,
  move: 'confirm' | 'decline',
): Promise<void> {
  const { examId, registrationId, roomId, seat, reason } = change;
  const { now } = writer;
  const day = await requireTime(tx, examId, now);
  const isConfirmed = move === 'confirm';
  const refusals = { ownConfirmation: '调座由另一位工作人员确认，您可以撤回', settled: '这份调座申请已经处理' };
  const waits = matching(examSeatChange, { id: change.id, decidedAt: null });
  await settle(writer, { ...change, isConfirmed, ...refusals }, (settlement) =>
    tx.update(examSeatChange).set(settlement).where(waits),
  );
  if (!isConfirmed) return;
  if (await isTaken(tx, roomId, seat)) throw appError('CONFLICT', { message: '这个座位已有人，请退回后重新申请' });
  const absent = seatChangeAbsent;
  const row = await rowOf(tx, examRegistration, { id: registrationId, absent, lock: 'no key update' });
  const room = await rowOf(tx, examRoom, { id: roomId, absent });
  const ticket = ticketOf(day, room.number, seat);
  await tx.update(examSeat).set({ roomId, seat, ticket }).where(eq(examSeat.registrationId, registrationId));
  const from = await rowOf(tx, examRoom, { id: change.fromRoomId, absent });
  const note = `由第 ${from.number} 考场 ${change.fromSeat} 座调到第 ${room.number} 考场 ${seat} 座：${reason}`;
  const told = `调到第 ${room.number} 考场 ${seat} 座，请重新打印准考证`;
  await moveRegistration({ db: tx, now }, row, {
    ...byStaff(writer),
    move: 'reseat',
    note,
    notify: async (moved) => tellApplicants(tx, [{ ...moved, reason: told }], 'reseat', now),
  });
  await publishPageChanges(tx, examId);
}

const fromRoom = alias(examRoom, 'from_room');

/** The changes of a project that wait for another person, the oldest first. */
export async function openChanges(db: Database, examId: string, accountId: string) {
  const rows = await db
    .select({
      change: examSeatChange,
      ...pick(examRegistration, 'number', 'name'),
      from: { room: fromRoom.number, seat: examSeatChange.fromSeat },
      to: { room: examRoom.number, seat: examSeatChange.seat },
    })
    .from(examSeatChange)
    .innerJoin(examRegistration, eq(examRegistration.id, examSeatChange.registrationId))
    .innerJoin(fromRoom, eq(fromRoom.id, examSeatChange.fromRoomId))
    .innerJoin(examRoom, eq(examRoom.id, examSeatChange.roomId))
    .where(matching(examSeatChange, { examId, decidedAt: null }))
    .orderBy(asc(examSeatChange.proposedAt), asc(examSeatChange.id));
  const proposers = rows.map(({ change }) => change.proposedBy);
  const names = await staffNames(db, proposers);
  return rows.map(({ change, ...row }) => ({
    ...change,
    ...row,
    proposedBy: names.get(change.proposedBy) ?? '其他工作人员',
    mine: change.proposedBy === accountId,
  }));
}

/** The changes that were confirmed, as the public sees them. */
export async function confirmedChanges(db: Database, examId: string) {
  const rows = await db
    .select({ number: examRegistration.number, room: examRoom.number, ...pick(examSeatChange, 'seat', 'decidedAt') })
    .from(examSeatChange)
    .innerJoin(examRegistration, eq(examRegistration.id, examSeatChange.registrationId))
    .innerJoin(examRoom, eq(examRoom.id, examSeatChange.roomId))
    .where(matching(examSeatChange, { examId, isConfirmed: true }))
    .orderBy(asc(examSeatChange.decidedAt));
  return rows.map((change) => ({ ...change, at: change.decidedAt ?? '' }));
}
