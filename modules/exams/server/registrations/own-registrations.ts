import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { movesFor } from '#contract/machine.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isRunning, type TimedStep } from '../../contract/exam-state.ts';
import { registration as machine, type RegistrationMove } from '../../contract/registration-state.ts';
import type { ownRegistration as shape } from '../../contract/registrations.ts';
import { examCandidate } from '../../schema/candidates.ts';
import { examRegistration, examRoom, examSeat } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import { examGroup } from '../../schema/interviews.ts';
import { type FullRow, fullRows, presentCard } from '../read-exam.ts';
import { presentRegistration } from './present.ts';
import { appealEnd, takesPayments, waitsUntouched } from './seeker-move.ts';
import { partsOf, type RegistrationRow, registrationAbsent } from './store.ts';

const MOST = 100;

type Own = z.input<typeof shape>;

interface Input {
  joberId: string;
  /** One of them; absent for all. */
  id?: string;
}

/** A seeker's registrations, the latest first. */
export async function ownRegistrations(db: Database, { joberId, id }: Input, now: Date): Promise<Own[]> {
  const one = id === undefined ? undefined : eq(examRegistration.id, id);
  const rows = await db
    .select({
      row: examRegistration,
      post: examPost,
      seat: examSeat,
      room: examRoom,
      lot: examCandidate.lot,
      group: examGroup,
    })
    .from(examRegistration)
    .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
    .leftJoin(examSeat, eq(examSeat.registrationId, examRegistration.id))
    .leftJoin(examRoom, eq(examRoom.id, examSeat.roomId))
    .leftJoin(examCandidate, eq(examCandidate.id, examRegistration.id))
    .leftJoin(examGroup, eq(examGroup.id, examCandidate.groupId))
    .where(and(eq(examRegistration.joberId, joberId), one))
    .orderBy(desc(examRegistration.submittedAt))
    .limit(MOST);
  const parts = await partsOf(
    db,
    rows.map(({ row }) => row.id),
  );
  const ids = [...new Set(rows.map(({ row }) => row.examId))];
  const exams = await fullRows(db, ids);
  const byId = new Map(exams.map((full) => [full.row.id, full]));
  return rows.flatMap(({ row, post, seat, room, lot, group }) => {
    const full = byId.get(row.examId);
    if (!full) return [];
    const { id, title, status, organiser, step, steps } = presentCard(full, now);
    const { settings, chooseUntil } = full.row;
    return {
      ...presentRegistration(row, post, parts),
      exam: { id, title, status, organiser, step, steps, chooseUntil, ...settings },
      seat: seat && room && { ...room, ...seat, room: room.name, roomNumber: room.number },
      lot: group && lot !== null ? { ...group, lot, group: group.number } : null,
      appealBy: appealEnd(row, full.row),
      moves: seekerMoves(row, full, now),
    };
  });
}

/** What an applicant may do now: registration, appeals, the fee and another post have their own times. */
function seekerMoves(registration: RegistrationRow, { row, steps }: FullRow, now: Date) {
  const register = steps.find(({ step }) => step === 'register');
  const end = appealEnd(registration, row);
  const may: Partial<Record<RegistrationMove, boolean>> = {
    amend:
      waitsUntouched(registration) && row.status === 'published' && !!register && isRunning(register as TimedStep, now),
    appeal: end !== null && now < end,
    choose: row.status === 'published' && row.chooseUntil !== null && now < row.chooseUntil,
    remit: takesPayments(row, steps, now),
  };
  return movesFor(machine, registration.status, 'seeker').filter((move) => may[move] ?? true);
}

/** @throws AppError NOT_FOUND */
export async function ownRegistration(db: Database, joberId: string, id: string, now: Date): Promise<Own> {
  const [found] = await ownRegistrations(db, { joberId, id }, now);
  if (!found) throw registrationAbsent();
  return found;
}
