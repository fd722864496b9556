import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { exam, examPost } from '../../schema/exams.ts';
import type { ExamRow, PostRow } from '../store.ts';

/** More than take registrations at once in the country; the nearest deadlines where it is not enough. */
const MOST = 100;
const MOST_POSTS = 10_000;

/** The projects that take registrations, the nearest deadline first. */
export const openExams = (db: Database, now: Date): Promise<ExamRow[]> =>
  db
    .select()
    .from(exam)
    .where(and(eq(exam.status, 'published'), lte(exam.registerFrom, now), gt(exam.registerUntil, now)))
    .orderBy(asc(exam.registerUntil), asc(exam.id))
    .limit(MOST);

/** Their posts that have not fallen, in the order of the projects. */
export async function openPosts(db: Database, exams: readonly Pick<ExamRow, 'id'>[]): Promise<PostRow[]> {
  if (exams.length === 0) return [];
  const ids = exams.map(({ id }) => id);
  const rows = await db
    .select()
    .from(examPost)
    .where(and(inArray(examPost.examId, ids), eq(examPost.status, 'open')))
    .orderBy(asc(examPost.line))
    .limit(MOST_POSTS);
  const byExam = Map.groupBy(rows, ({ examId }) => examId);
  return ids.flatMap((id) => byExam.get(id) ?? []);
}
