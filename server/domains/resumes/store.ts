import { and, eq, sql } from 'drizzle-orm';
import type { ResumeContent } from '#contract/resumes.ts';
import { resume } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { completeness } from './completeness.ts';

export type ResumeRow = typeof resume.$inferSelect;

interface NewResume {
  joberId: string;
  name: string;
  isDefault: boolean;
  content: ResumeContent;
  now: Date;
}

/** Makes a resume; null where it was to be the default one and there is one already. */
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
  /** The revision that the edit was made on. */
  revision: number;
  name?: string | undefined;
  content: ResumeContent;
  now: Date;
}

/** Saves an edit if nobody saved since; null where there is no such resume of theirs at that revision. */
export async function updateResume(db: Database, { id, joberId, revision, name, content, now }: Edit) {
  const { percent } = completeness(content, now);
  const [row] = await db
    .update(resume)
    .set({ content, name, completeness: percent, revision: sql`${resume.revision} + 1`, updatedAt: now })
    .where(and(eq(resume.id, id), eq(resume.joberId, joberId), eq(resume.revision, revision)))
    .returning();
  return row ?? null;
}
