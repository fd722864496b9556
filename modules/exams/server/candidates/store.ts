import { and, asc, count, eq } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { examCandidate, examSlot } from '../../schema/candidates.ts';
import type { CandidateRow } from '../results/candidates.ts';

export type SlotRow = typeof examSlot.$inferSelect;

/** Absent and foreign ones get the same answer. */
export const candidateAbsent = () => appError('NOT_FOUND', { message: '该考生不在这个项目的名单中' });
export const slotAbsent = () => appError('NOT_FOUND', { message: '该时段不存在' });

/** Locks a candidate to the end of the transaction. @throws AppError NOT_FOUND */
export async function lockCandidate(tx: Database, id: string): Promise<CandidateRow> {
  const [row] = await tx.select().from(examCandidate).where(eq(examCandidate.id, id)).for('no key update');
  if (!row) throw candidateAbsent();
  return row;
}

/** Who took the place of somebody. */
export async function replacersOf(db: Database, examId: string, id: string): Promise<CandidateRow[]> {
  const { examId: ofExam, replaces } = examCandidate;
  return db
    .select()
    .from(examCandidate)
    .where(and(eq(ofExam, examId), eq(replaces, id)));
}

/** Locks a slot to the end of the transaction. @throws AppError NOT_FOUND */
export async function lockSlot(tx: Database, id: string): Promise<SlotRow> {
  const [row] = await tx.select().from(examSlot).where(eq(examSlot.id, id)).for('no key update');
  if (!row) throw slotAbsent();
  return row;
}

/** The slots of a project by time, with the number of people who chose each. */
export const slotsOf = (db: Database, examId: string) =>
  db
    .select({ slot: examSlot, taken: count(examCandidate.id) })
    .from(examSlot)
    .leftJoin(examCandidate, eq(examCandidate.slotId, examSlot.id))
    .where(eq(examSlot.examId, examId))
    .groupBy(examSlot.id)
    .orderBy(asc(examSlot.startsAt), asc(examSlot.id));

export async function insertSlots(tx: Database, slots: readonly Omit<SlotRow, 'id'>[]): Promise<void> {
  await tx.insert(examSlot).values(slots.map((slot) => ({ ...slot, id: newId() })));
}

export async function deleteSlot(tx: Database, id: string): Promise<void> {
  await tx.delete(examSlot).where(eq(examSlot.id, id));
}

export async function takenOf(tx: Database, slotId: string): Promise<number> {
  return tx.$count(examCandidate, eq(examCandidate.slotId, slotId));
}

/** Notes the slot that a locked candidate chose. */
export async function setSlot(tx: Database, id: string, slotId: string, now: Date): Promise<void> {
  await tx.update(examCandidate).set({ slotId, updatedAt: now }).where(eq(examCandidate.id, id));
}
