import { eq, sql } from 'drizzle-orm';
import { dayAt } from '#contract/months.ts';
import { afterPostMove } from '#contract/posts/post-states.ts';
import type { ReportState } from '#contract/search/alerts.ts';
import { post, postReport } from '#database/schema/posts.ts';
import { indexPosts } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { publishPageChanges } from './page-tags.ts';
import type { ImportedPost } from './recruiter/insert-imported.ts';
import { movePostRows, setPost } from './store.ts';

/** Counts a delivery to a post, in total and by day (Asia/Shanghai). */
export async function countDelivery(tx: Database, postId: string, now: Date): Promise<void> {
  await tx.execute(sql`update post set delivery_count = delivery_count + 1 where id = ${postId}`);
  await tx.execute(sql`
    insert into post_day (post_id, day, deliveries) values (${postId}, ${dayAt(now)}, 1)
    on conflict (post_id, day) do update set deliveries = post_day.deliveries + 1`);
}

const BATCH = 500;

/**
 * Marks open posts past their deadline as expired; searches exclude them immediately, whether or not this ran.
 * @returns how many it marked
 */
export async function expirePosts(db: Database, now: Date): Promise<number> {
  let total = 0;
  for (let marked = BATCH; marked === BATCH; total += marked) marked = await expireBatch(db, now);
  return total;
}

const expireBatch = (db: Database, now: Date) =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: post.id, companyId: post.companyId, status: post.status })
      .from(post)
      .where(sql`${post.status} = 'open' and ${post.deadline} <= ${now}`)
      .orderBy(post.deadline)
      .limit(BATCH)
      .for('no key update', { skipLocked: true });
    if (due.length === 0) return 0;
    const values = { closedAt: sql`${post.deadline}` };
    await movePostRows({ db: tx, now }, due, { move: 'expire', who: 'clock', actorId: null, values });
    return due.length;
  });

/**
 * Opens the posts of a 公开招聘 project that `openIds` names, closes its others, and sets their deadline. Posts that an operator
 * removed stay removed.
 */
export async function settleExamPosts(
  act: DbContext,
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

interface Outcome {
  id: string;
  /** With a post's id, all its open reports end together. */
  postId?: string | undefined;
  status: ReportState;
}

/** Ends open reports of a post; returns their authors. */
export const settleReports = (tx: Database, { id, postId, status }: Outcome) =>
  tx
    .update(postReport)
    .set({ status })
    .where(sql`${postId ? sql`post_id = ${postId}` : sql`id = ${id}`} and ${postReport.status} = 'open'`)
    .returning({ id: postReport.id, accountId: postReport.accountId });
