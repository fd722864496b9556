import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { examCandidate, examSlot } from '../../schema/candidates.ts';
import type { CandidateRow } from '../results/candidates.ts';

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

/** The slots of a project by time, with the number of people who chose each. */
export const slotsOf = (db: Database, examId: string) =>
  db
    .select({ slot: examSlot, taken: count(examCandidate.id) })
    .from(examSlot)
    .leftJoin(examCandidate, eq(examCandidate.slotId, examSlot.id))
    .where(eq(examSlot.examId, examId))
    .groupBy(examSlot.id)
    .orderBy(asc(examSlot.startsAt), asc(examSlot.id));

export async function takenOf(tx: Database, slotId: string): Promise<number> {
  return tx.$count(examCandidate, eq(examCandidate.slotId, slotId));
}
