import { eq } from 'drizzle-orm';
import { resumeContent } from '#contract/resumes.ts';
import { jober } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { resumesOf } from './queries.ts';
import { insertResume, type ResumeRow } from './store.ts';

const mostResumes = 10;

/**
 * Makes another version, as a copy of the default one, since a version differs from it in a few places. The first one
 * becomes the default. For a transaction: the seeker is held, so that two calls cannot both be the tenth.
 * @throws AppError QUOTA_EXCEEDED
 */
export async function createResume(tx: Database, joberId: string, name: string, now: Date): Promise<ResumeRow> {
  await tx.select({ id: jober.id }).from(jober).where(eq(jober.id, joberId)).for('no key update');
  const existing = await resumesOf(tx, joberId);
  if (existing.length >= mostResumes) {
    throw appError('QUOTA_EXCEEDED', { message: `最多保存 ${mostResumes} 份简历，请先修改已有的` });
  }
  const content = existing[0]?.content ?? resumeContent.parse({});
  const row = await insertResume(tx, { joberId, name, isDefault: existing.length === 0, content, now });
  if (!row) throw new Error('the resume was not made');
  return row;
}

/** The resume that a new seeker starts from, with the post they look for. A second call changes nothing. */
export async function createFirstResume(
  db: Database,
  joberId: string,
  intentionTitle?: string,
  now = new Date(),
): Promise<void> {
  const intentions = intentionTitle ? [{ key: 'first', title: intentionTitle }] : [];
  await insertResume(db, {
    joberId,
    name: '我的简历',
    isDefault: true,
    content: resumeContent.parse({ intentions }),
    now,
  });
}
