import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { boxDetail } from './box/box-rows.ts';
import type { Recruiter } from './box/lock-in-box.ts';
import { openInBox } from './box/open-in-box.ts';

/**
 * The resume that was sent, as this recruiter may see it. Reading it opens the delivery, which the seeker sees.
 * @throws AppError NOT_FOUND; ILLEGAL_MOVE where it is closed
 */
export async function openSnapshot(db: Database, actor: Recruiter, id: string, now: Date): Promise<ResumeSnapshot> {
  await openInBox(db, actor, id, now);
  const { snapshot } = await boxDetail(db, actor, id, now);
  if (!snapshot) throw appError('ILLEGAL_MOVE', { message: '对方已撤回投递或注销账号，简历不再开放' });
  return snapshot;
}
