import { eq } from 'drizzle-orm';
import { afterPostMove } from '#contract/posts/post-states.ts';
import { post } from '#database/schema/posts.ts';
import { indexPosts } from '#server/domains/search/public.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publishPageChanges } from './page-tags.ts';
import type { ImportedPost } from './recruiter/insert-imported.ts';
import { movePostRows, setPost } from './store.ts';

/**
 * Opens the posts of a 公开招聘 project that `openIds` names, closes its others, and sets their deadline. Posts that an operator
 * removed stay removed.
 */
export async function settleExamPosts(
  act: Act,
  examId: string,
  { openIds, deadline }: { openIds: readonly string[]; deadline: Date | null },
): Promise<void> {
  const { db, now } = act;
  const own = eq(post.examId, examId);
  const rows = await db
    .update(post)
    .set({ deadline, updatedAt: now })
    .where(own)
    .returning({ id: post.id, companyId: post.companyId, status: post.status });
  const moved = new Set<string>();
  for (const move of ['reopen', 'close'] as const) {
    const moving = rows.filter(
      ({ id, status }) =>
        openIds.includes(id) === (move === 'reopen') && afterPostMove(status, move, 'system') !== null,
    );
    const closedAt = move === 'close' ? now : null;
    await movePostRows(act, moving, { move, who: 'system', actorId: null, values: { closedAt } });
    for (const { id } of moving) moved.add(id);
  }
  const rest = rows.filter(({ id }) => !moved.has(id));
  const ids = rest.map(({ id }) => id);
  await indexPosts(db, ids);
  await publishPageChanges(db, rest);
}

/** Writes what a project now says of posts; they are indexed when the project's posts are settled. */
export async function rewriteExamPosts(tx: Database, posts: readonly ImportedPost[]): Promise<void> {
  for (const { id = '', publishedAt: _, refreshedAt: __, ...values } of posts) await setPost(tx, id, values);
}
