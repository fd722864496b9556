import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared-once.ts';
import type { OwnResults } from '../../contract/results/publications.ts';
import type { PostSummary } from '../../contract/results/result-shapes.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { exam } from '../../schema/exams.ts';
import { examPublication, examResult } from '../../schema/publications.ts';
import { examAbsent } from '../store.ts';
import { headOf, isPublished, publicationHead } from './published.ts';

/** One statement: thousands ask for their score in the minute of its publication. A line is read through the gate of its list. */
const ownLines = preparedOnce((db) =>
  db
    .select({
      id: examRegistration.id,
      postId: examRegistration.postId,
      settings: exam.settings,
      list: publicationHead,
      line: examResult,
      summary: sql<PostSummary | null>`${examPublication.summary} -> ${examResult.postId}::text`,
    })
    .from(examRegistration)
    .innerJoin(exam, eq(exam.id, examRegistration.examId))
    .leftJoin(examPublication, and(eq(examPublication.examId, exam.id), isPublished(sql.placeholder('now'))))
    .leftJoin(
      examResult,
      and(eq(examResult.publicationId, examPublication.id), eq(examResult.registrationId, examRegistration.id)),
    )
    .where(
      and(
        eq(examRegistration.examId, sql.placeholder('examId')),
        eq(examRegistration.joberId, sql.placeholder('joberId')),
        inArray(examRegistration.status, ['approved', 'paid']),
      ),
    )
    .orderBy(desc(examPublication.publicAt), desc(examPublication.version))
    .prepare('own_results'),
);

/** What one applicant may know now of their results in a project. @throws AppError NOT_FOUND without a seat or result there */
export async function ownResults(db: Database, joberId: string, examId: string, now: Date): Promise<OwnResults> {
  const rows = await ownLines(db).execute({ joberId, examId, now });
  const [own] = rows;
  if (!own) throw examAbsent();
  const { weights, results } = own.settings;
  const items = rows.flatMap(({ line, list, summary }) => (line && list ? [{ ...headOf(list), line, summary }] : []));
  const written = items.find(({ kind }) => kind === 'written');
  const recountBy = written && new Date(Date.parse(written.publicAt) + results.recountDays * dayMs);
  return {
    registrationId: own.id,
    postId: own.postId,
    items,
    weights,
    fullMark: results.fullMark,
    recountBy: recountBy && recountBy > now ? recountBy.toISOString() : null,
  };
}
