import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { memberNames } from '#server/domains/companies/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OwnQuestion, PublicQuestion, StaffQuestion } from '../../contract/questions.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { examQuestion } from '../../schema/exams.ts';
import type { StaffPart } from '../policy.ts';

const MOST_PUBLIC = 100;
const MOST = 1_000;

const present = (row: typeof examQuestion.$inferSelect): OwnQuestion => {
  const { id, body, createdAt, answer, answeredAt, isPublic } = row;
  return {
    id,
    body,
    answer,
    isPublic,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
};

/** What was answered in public, the latest first, and how many wait. */
export async function publicQuestions(
  db: Database,
  examId: string,
): Promise<{ items: PublicQuestion[]; waiting: number }> {
  const rows = await db
    .select()
    .from(examQuestion)
    .where(and(eq(examQuestion.examId, examId), eq(examQuestion.isPublic, true)))
    .orderBy(desc(examQuestion.answeredAt), asc(examQuestion.id))
    .limit(MOST_PUBLIC);
  const waiting = await db.$count(examQuestion, and(eq(examQuestion.examId, examId), isNull(examQuestion.answeredAt)));
  const items = rows.map(({ id, body, answer, answeredAt }) => ({
    id,
    body,
    answer,
    answeredAt: answeredAt?.toISOString() ?? '',
  }));
  return { items, waiting };
}

/** One's own questions in a project, the latest first. */
export async function ownQuestions(db: Database, joberId: string, examId: string): Promise<OwnQuestion[]> {
  const rows = await db
    .select()
    .from(examQuestion)
    .where(and(eq(examQuestion.examId, examId), eq(examQuestion.joberId, joberId)))
    .orderBy(desc(examQuestion.createdAt))
    .limit(MOST_PUBLIC);
  return rows.map(present);
}

/** All questions of a project for its staff, those that wait first; who asked is not shown. */
export async function staffQuestions(
  db: Database,
  { row, role }: StaffPart,
): Promise<{ items: StaffQuestion[]; mayAnswer: boolean }> {
  const rows = await db
    .select()
    .from(examQuestion)
    .where(eq(examQuestion.examId, row.id))
    .orderBy(sql`${examQuestion.answeredAt} desc nulls first`, asc(examQuestion.createdAt))
    .limit(MOST);
  const names = await memberNames(
    db,
    rows.flatMap(({ answeredBy }) => answeredBy ?? []),
  );
  const items = rows.map((row) => ({ ...present(row), answeredBy: names.get(row.answeredBy ?? '') ?? '' }));
  return { items, mayAnswer: mayDo(role, 'answerQuestions') };
}
