import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { exam } from '../../schema/exams.ts';
import { refuseAfterDraw } from '../rooms/refuse-after-draw.ts';
import { fileAnew } from './file-anew.ts';
import { postOf, requireEvidence } from './register.ts';
import { partsOf, type RegistrationRow } from './store.ts';

/**
 * What changes where the person of a fallen post chooses another one: it is filed, compared and reviewed again; a fee that was not
 * refunded counts for it.
 * @throws AppError ILLEGAL_MOVE after the time for it, INVALID_INPUT
 */
export async function chosenPost(
  tx: Database,
  row: RegistrationRow,
  { postId, evidence }: { postId?: string | undefined; evidence: readonly { kind: string }[] },
  now: Date,
): Promise<Partial<RegistrationRow>> {
  const [project] = await tx.select().from(exam).where(eq(exam.id, row.examId)).for('share');
  if (project?.status !== 'published' || !project.chooseUntil || project.chooseUntil <= now)
    throw appError('ILLEGAL_MOVE', { message: '这个项目不能改报，或改报时间已过' });
  await refuseAfterDraw(tx, row.examId);
  if (!postId) throw fieldError('body.postId', '请选择岗位');
  const post = await postOf(tx, row.examId, postId);
  const held = (await partsOf(tx, [row.id])).evidence.get(row.id) ?? [];
  requireEvidence(post, project, [...held, ...evidence], now);
  const { filed } = await fileAnew(tx, { joberId: row.joberId, post, project, now });
  const kept = row.refundedAt ? { fee: null, refundedAt: null } : {};
  return { ...filed, postId: post.id, reason: null, submittedAt: now, ...kept };
}
