import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { OwnExam } from '#contract/exams/company-exams.ts';
import { type ExamMove, exam as machine } from '#contract/exams/exam-state.ts';
import { mayDo, type StaffRole } from '#contract/exams/staff-roles.ts';
import { movesFor } from '#contract/machine.ts';
import { exam, examStaff } from '#database/schema/exams.ts';
import type { Database } from '#server/platform/database/database.ts';
import { lackingOf } from './lacking.ts';
import type { StaffCaller } from './policy.ts';
import { presentCard } from './present.ts';
import { examDetail, fullRows } from './read-exam.ts';
import { noProgress, progressOf } from './registrations/progress.ts';
import { examAbsent, isOrganiser } from './store.ts';

const MOST = 200;

/** The projects in which a caller has a part, newest first, drafts included. */
export async function ownExams(db: Database, { companyId, memberId, memberRole, now }: StaffCaller) {
  const isOwner = memberRole === 'owner';
  const rows = await db
    .select({ id: exam.id, role: examStaff.role, companyId: exam.companyId })
    .from(exam)
    .leftJoin(examStaff, and(eq(examStaff.examId, exam.id), eq(examStaff.memberId, memberId)))
    .where(or(isNotNull(examStaff.role), isOwner ? eq(exam.companyId, companyId) : undefined))
    .orderBy(desc(exam.createdAt))
    .limit(MOST);
  const roleOf = (row: (typeof rows)[number]) => (isOwner && row.companyId === companyId ? 'lead' : row.role);
  const roles = new Map(rows.map((row) => [row.id, roleOf(row) as StaffRole]));
  const full = await fullRows(db, [...roles.keys()], { count: { now, own: true } });
  const progress = await progressOf(db, [...roles.keys()]);
  const items = full.map((one) => ({
    ...presentCard(one, now),
    role: roles.get(one.row.id) ?? ('observer' as const),
    progress: progress.get(one.row.id) ?? noProgress,
  }));
  const allowed = await isOrganiser(db, companyId);
  return { allowed, mayCreate: allowed && (isOwner || memberRole === 'recruiter'), items };
}

const ownMoves: readonly ExamMove[] = ['publish', 'suspend', 'resume', 'cancel', 'close'];

/** A project as its staff see it, with the moves of the caller. @throws AppError NOT_FOUND */
export async function ownExam(db: Database, id: string, role: StaffRole, now: Date): Promise<OwnExam> {
  const [full] = await fullRows(db, [id], { count: { now, own: true } });
  if (!full) throw examAbsent();
  const open = movesFor(machine, full.row.status, 'recruiter').filter((move) => ownMoves.includes(move));
  const moves = mayDo(role, 'edit') ? open : [];
  const lacking = full.row.status === 'draft' ? lackingOf(full.row, full.steps, now) : [];
  return { ...(await examDetail(db, full, now)), revision: full.row.revision, moves, role, lacking };
}
