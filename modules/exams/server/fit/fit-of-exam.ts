import { eq } from 'drizzle-orm';
import { jober } from '#database/schema/identity.ts';
import { candidateOf } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PostFit } from '../../contract/exam-shapes.ts';
import { publicRow } from '../read-exam.ts';
import { postsOf } from '../store.ts';
import { fitOfPost, type Person } from './fit-of-post.ts';

/** The seeker with the default resume; null for an unknown one. */
export async function personOf(db: Database, joberId: string): Promise<Person | null> {
  const candidate = await candidateOf(db, joberId);
  const [person] = await db
    .select({ birthday: jober.birthday, household: jober.household })
    .from(jober)
    .where(eq(jober.id, joberId));
  return candidate && person ? { ...candidate, ...person } : null;
}

/** How a seeker's default resume fits each post of a project. @throws AppError NOT_FOUND */
export async function fitOfExam(db: Database, joberId: string, examId: string, now: Date): Promise<PostFit[]> {
  const { row } = await publicRow(db, examId);
  const person = await personOf(db, joberId);
  if (!person) return [];
  const posts = await postsOf(db, examId);
  return posts.map((post) => fitOfPost(post, person, row, now));
}
