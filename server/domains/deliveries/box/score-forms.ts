import { and, eq } from 'drizzle-orm';
import { type Criterion, scoreTemplate } from '#contract/deliveries/score-form.ts';
import { blindPost, scoreForm } from '#database/schema/delivery-box.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Recruiter } from './lock-in-box.ts';

/** @throws AppError NOT_FOUND, alike for an absent and a foreign post */
export async function requireOwnPost(db: Database, { member }: Recruiter, postId: string): Promise<void> {
  const ofCompany = and(eq(post.id, postId), eq(post.companyId, member.companyId));
  const [row] = await db.select({ id: post.id }).from(post).where(ofCompany);
  if (!row) throw appError('NOT_FOUND', { message: '职位不存在或已被删除' });
}

/** The criteria of a post: its own, or the default. */
export async function formOf(db: Database, postId: string): Promise<{ criteria: Criterion[]; own: boolean }> {
  const [row] = await db.select().from(scoreForm).where(eq(scoreForm.postId, postId));
  return { criteria: row?.criteria ?? [...scoreTemplate], own: row !== undefined };
}

/** @throws AppError NOT_FOUND, alike for an absent and a foreign post */
export async function readForm(db: Database, actor: Recruiter, postId: string) {
  await requireOwnPost(db, actor, postId);
  return formOf(db, postId);
}

/** Sets a post's own criteria. Existing score sheets keep theirs. */
export async function saveForm(
  { db, actor, now }: DbContext<{ actor: Recruiter }>,
  postId: string,
  criteria: Criterion[],
) {
  await requireOwnPost(db, actor, postId);
  const values = { criteria, updatedAt: now };
  await db
    .insert(scoreForm)
    .values({ ...values, postId, companyId: actor.member.companyId })
    .onConflictDoUpdate({ target: scoreForm.postId, set: values });
  return { criteria, own: true };
}

/** Switches 盲筛 of a post. People shortlisted before stay visible. */
export async function setBlind({ db, actor, now }: DbContext<{ actor: Recruiter }>, postId: string, on: boolean) {
  await requireOwnPost(db, actor, postId);
  const { memberId } = actor.member;
  if (on) await db.insert(blindPost).values({ postId, memberId, since: now }).onConflictDoNothing();
  else await db.delete(blindPost).where(eq(blindPost.postId, postId));
  return { on };
}
