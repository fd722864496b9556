import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { type Flow, type OrderOf, saveIn, transitionAll } from '#server/platform/transition.ts';
import {
  type CandidateMove,
  type CandidateState,
  isOut,
  candidate as machine,
} from '../../contract/results/candidate-state.ts';
import { examCandidate } from '../../schema/candidates.ts';
import { refuseAfterDraw } from '../rooms/store.ts';
import { lockRows } from '../rows.ts';
import { type ExamRow, readyState } from '../store.ts';
import { logOf } from './log.ts';

export type CandidateRow = typeof examCandidate.$inferSelect;
type CandidateValues = Partial<Omit<CandidateRow, 'id' | 'status' | 'leftFrom'>>;

const save = saveIn(examCandidate);

const flow: Flow<CandidateRow, CandidateState, CandidateMove, CandidateRow> = {
  machine,
  stateOf: ({ status }) => status,
  stateBefore: (_, { leftFrom }) => leftFrom,
  save: (db, rows, { to, values, at }) => {
    const leftFrom = isOut(to) ? sql`${examCandidate.status}` : null;
    return save(db, rows, { to, at, values: { ...values, leftFrom } });
  },
  record: logOf('candidate', ({ id, examId }) => ({ examId, subjectId: id, registrationId: id })),
};

type CandidateStep = OrderOf<typeof flow> & { values?: CandidateValues };

/**
 * Moves locked candidates to one state by one move, see `transitionAll`. Nobody sends a person without a lot into an interview whose
 * list is fixed; the clock never does, since no list that would is prepared or waits then (`lackingForLots`).
 * @throws AppError ILLEGAL_MOVE
 */
export async function moveCandidates(
  context: DbContext,
  rows: readonly CandidateRow[],
  step: CandidateStep,
): Promise<CandidateRow[]> {
  const moved = await transitionAll(context, flow, rows, step);
  const late = step.who === 'recruiter' && moved.find(({ status, lot }) => status === 'interview' && lot === null);
  if (late) await refuseAfterDraw(context.db, late.examId, 'lots');
  return moved;
}

/** Candidates of a project, locked to the end of the transaction in the order of their ids. */
export const lockCandidates = (tx: Database, examId: string, ids: readonly string[]): Promise<CandidateRow[]> =>
  lockRows(tx, examCandidate, { examId, id: ids });

/**
 * Makes a candidate of everybody who sits the written test, or of everybody who was approved and has paid where a project has none.
 * Idempotent.
 */
export async function openCandidates(tx: Database, row: ExamRow, actorId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with made as (
      insert into exam_candidate (id, exam_id, exam_post_id, status, updated_at)
      select r.id, r.exam_id, r.exam_post_id, 'written', ${now}::timestamptz from exam_registration r
      where r.exam_id = ${row.id} and r.status = ${readyState(row)} and (
        exists (select from exam_seat s where s.registration_id = r.id)
        or not exists (select from exam_step t where t.exam_id = r.exam_id and t.step = 'written'))
      on conflict do nothing returning id)
    insert into exam_log (exam_id, subject, subject_id, registration_id, move, to_status, side, actor_id, at)
    select ${row.id}::bigint, 'candidate', id, id, 'sit', 'written', 'recruiter', ${actorId}::bigint, ${now}::timestamptz
    from made order by id`);
}
