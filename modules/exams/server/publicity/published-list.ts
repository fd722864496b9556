import { and, asc, eq, inArray } from 'drizzle-orm';
import { company } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publicExamStates } from '../../contract/exam-state.ts';
import { exam } from '../../schema/exams.ts';
import { examPublication, examResult } from '../../schema/publications.ts';
import { type PublicationRow, publicationAbsent } from '../results/publications.ts';
import { isPublished } from '../results/published.ts';
import type { ExamRow } from '../store.ts';

export interface PublishedList {
  row: PublicationRow;
  exam: ExamRow;
  organiser: string;
}

/** A list that is public now, with its project. @throws AppError NOT_FOUND, before its moment as for an absent one */
export async function publishedList(db: Database, id: string, now: Date): Promise<PublishedList> {
  const [found] = await db
    .select({ row: examPublication, exam, organiser: company.name })
    .from(examPublication)
    .innerJoin(exam, eq(exam.id, examPublication.examId))
    .innerJoin(company, eq(company.id, exam.companyId))
    .where(and(eq(examPublication.id, id), isPublished(now), inArray(exam.status, [...publicExamStates])));
  if (!found) throw publicationAbsent();
  return found;
}

/** The lines of a list in its order. */
export const linesOf = (db: Database, publicationId: string) =>
  db.select().from(examResult).where(eq(examResult.publicationId, publicationId)).orderBy(asc(examResult.position));
