import { and, desc, eq } from 'drizzle-orm';
import type { OwnExam } from '#contract/exams/company-exams.ts';
import { exam as machine } from '#contract/exams/exam-state.ts';
import { movesFor } from '#contract/machine.ts';
import { exam } from '#database/schema/exams.ts';
import type { Database } from '#server/platform/database/database.ts';
import { lackingOf } from './lacking.ts';
import { presentCard } from './present.ts';
import { examDetail, examPosts, fullRows } from './read-exam.ts';
import { examAbsent, isOrganiser } from './store.ts';

const MOST = 200;

/** The projects of a company, newest first, drafts included. */
export async function ownExams(db: Database, companyId: string, now: Date) {
  const rows = await db
    .select({ id: exam.id })
    .from(exam)
    .where(eq(exam.companyId, companyId))
    .orderBy(desc(exam.createdAt))
    .limit(MOST);
  const full = await fullRows(
    db,
    rows.map(({ id }) => id),
  );
  return { allowed: await isOrganiser(db, companyId), items: full.map((one) => presentCard(one, now)) };
}

/** @throws AppError NOT_FOUND */
export async function ownExam(db: Database, companyId: string, id: string, now: Date): Promise<OwnExam> {
  const [full] = await fullRows(db, [id]);
  if (!full || full.row.companyId !== companyId) throw examAbsent();
  const moves = movesFor(machine, full.row.status, 'recruiter').filter((move) => move !== 'edit');
  const lacking = full.row.status === 'draft' ? lackingOf(full.row, full.steps, now) : [];
  return { ...(await examDetail(db, full, now)), revision: full.row.revision, moves, lacking };
}

/** @throws AppError NOT_FOUND */
export async function ownPosts(db: Database, companyId: string, id: string) {
  const [found] = await db
    .select({ id: exam.id })
    .from(exam)
    .where(and(eq(exam.id, id), eq(exam.companyId, companyId)));
  if (!found) throw examAbsent();
  return { items: await examPosts(db, id) };
}
