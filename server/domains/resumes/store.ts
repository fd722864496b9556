import { and, asc, eq, sql } from 'drizzle-orm';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { resume } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { completeness } from './completeness.ts';

export type ResumeRow = typeof resume.$inferSelect;

/** Locks the seeker's set of resumes to the end of the transaction. */
export async function lockSeeker(tx: Database, joberId: string): Promise<void> {
  await tx.select({ id: jober.id }).from(jober).where(eq(jober.id, joberId)).for('no key update');
}

interface NewResume {
  joberId: string;
  name: string;
  isDefault: boolean;
  content: ResumeContent;
  now: Date;
}

/** Inserts a resume; null if it should be the default and one exists. */
export async function insertResume(db: Database, { now, ...values }: NewResume): Promise<ResumeRow | null> {
  const { percent } = completeness(values.content, now);
  const [row] = await db
    .insert(resume)
    .values({ ...values, completeness: percent, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

interface Edit {
  id: string;
  joberId: string;
  /** The revision that the edit is based on. */
  revision: number;
  name?: string | undefined;
  content: ResumeContent;
  now: Date;
}

/** Saves an edit if nobody saved since; null if the seeker has no such resume at that revision. */
export async function updateResume(db: Database, { id, joberId, revision, name, content, now }: Edit) {
  const { percent } = completeness(content, now);
  const [row] = await db
    .update(resume)
    .set({ content, name, completeness: percent, revision: sql`${resume.revision} + 1`, updatedAt: now })
    .where(and(eq(resume.id, id), eq(resume.joberId, joberId), eq(resume.revision, revision)))
    .returning();
  return row ?? null;
}

/** Makes one of a seeker's resumes the default. Two steps, since an index allows only one default. */
export async function setDefault(tx: Database, joberId: string, id: string): Promise<void> {
  const ofSeeker = eq(resume.joberId, joberId);
  await tx
    .update(resume)
    .set({ isDefault: false })
    .where(and(ofSeeker, eq(resume.isDefault, true)));
  await tx
    .update(resume)
    .set({ isDefault: true })
    .where(and(ofSeeker, eq(resume.id, id)));
}

/** Deletes one of a seeker's resumes; null if there is no such resume. */
export async function removeResume(tx: Database, joberId: string, id: string): Promise<ResumeRow | null> {
  const [row] = await tx
    .delete(resume)
    .where(and(eq(resume.id, id), eq(resume.joberId, joberId)))
    .returning();
  return row ?? null;
}

/** The oldest of a seeker's resumes. */
export async function oldestResume(tx: Database, joberId: string): Promise<{ id: string } | null> {
  const [row] = await tx
    .select({ id: resume.id })
    .from(resume)
    .where(eq(resume.joberId, joberId))
    .orderBy(asc(resume.createdAt), asc(resume.id))
    .limit(1);
  return row ?? null;
}
