import { eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { type ResumeSnapshot, resumeContent } from '#contract/resumes/resumes.ts';
import { jober } from '#database/schema/identity.ts';
import { buildSnapshot, ownResume } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

const blank = resumeContent.parse({});

/** One's own resume as it would be sent now. @throws AppError NOT_FOUND for an absent or foreign one */
export async function ownPrinted(
  db: Database,
  { joberId, phone }: SignedIn & { joberId: string },
  id: string,
): Promise<ResumeSnapshot> {
  const resume = await ownResume(db, joberId, id);
  const [person] = await db.select().from(jober).where(eq(jober.id, joberId));
  if (!resume || !person) throw appError('NOT_FOUND', { message: '简历不存在或已被删除' });
  return buildSnapshot({ ...person, phone }, { name: resume.name, content: { ...blank, ...resume.content } });
}
