import { and, eq } from 'drizzle-orm';
import { dismissedPost } from '#database/schema/alerts.ts';
import { postDetail } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

/** Stops recommending a post. Idempotent. @throws AppError NOT_FOUND for a post that is not public */
export async function dismiss(db: Database, joberId: string, postId: string, now: Date): Promise<void> {
  if (!(await postDetail(db, postId, null, now))) throw appError('NOT_FOUND', { message: '该职位不存在或已下架' });
  await db.insert(dismissedPost).values({ joberId, postId, dismissedAt: now }).onConflictDoNothing();
}

export const undoDismissal = (db: Database, joberId: string, postId: string) =>
  db.delete(dismissedPost).where(and(eq(dismissedPost.joberId, joberId), eq(dismissedPost.postId, postId)));
