import { and, asc, desc, eq } from 'drizzle-orm';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { resume } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Candidate } from './checks/check.ts';
import type { ResumeRow } from './store.ts';

/** Absent and foreign ones get the same answer. */
export const resumeAbsent = () => appError('NOT_FOUND', { message: '简历不存在或已被删除' });

/** A seeker's resumes, the default one first. */
export const resumesOf = (db: Database, joberId: string): Promise<ResumeRow[]> =>
  db
    .select()
    .from(resume)
    .where(eq(resume.joberId, joberId))
    .orderBy(desc(resume.isDefault), asc(resume.createdAt), asc(resume.id));

/** One resume of this seeker; null where it is absent or another's. */
export async function ownResume(db: Database, joberId: string, id: string): Promise<ResumeRow | null> {
  const [row] = await db
    .select()
    .from(resume)
    .where(and(eq(resume.id, id), eq(resume.joberId, joberId)));
  return row ?? null;
}

/** The seeker with the content of the default resume, for comparing requirements. */
export async function candidateOf(db: Database, joberId: string): Promise<Candidate | null> {
  const [row] = await db
    .select({ education: jober.education, identity: jober.identity, content: resume.content })
    .from(jober)
    .leftJoin(resume, and(eq(resume.joberId, jober.id), eq(resume.isDefault, true)))
    .where(eq(jober.id, joberId));
  if (!row) return null;
  return {
    jober: { education: row.education, identity: row.identity },
    content: row.content ?? resumeContent.parse({}),
  };
}
