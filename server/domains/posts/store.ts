import { eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { post as machine, type PostMove, type PostState } from '#contract/posts/post-state.ts';
import type { PostStatus } from '#contract/posts/post-states.ts';
import { newId } from '#database/new-id.ts';
import { agreedDelivery, openDelivery } from '#database/schema/deliveries.ts';
import { post, postEvent } from '#database/schema/posts.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import { indexPosts } from '#server/domains/search/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import { type Flow, type OrderOf, type StepOf, transition, transitionAll } from '#server/platform/transition.ts';
import { closingColumns } from './assumed-closing.ts';
import { publishPageChanges } from './page-tags.ts';

/**
 * Tells those whose deliveries wait for an answer that the post takes no more, and whether it is because it was filled; they can
 * still be answered.
 */
async function notifySeekers(tx: Database, postIds: readonly string[], now: Date): Promise<void> {
  const rows = await rowsOf(tx, { accountId: 'string', title: 'string', deliveryId: 'string', isFilled: 'boolean' })`
    select post.title, jober.account_id as "accountId", delivery.id as "deliveryId",
      (select count(*) from delivery hired where hired.post_id = post.id and ${agreedDelivery('hired')})
        >= post.headcount as "isFilled"
    from delivery join post on post.id = delivery.post_id join jober on jober.id = delivery.jober_id
    where delivery.post_id = any(${sql.param(postIds)}::bigint[]) and ${openDelivery}`;
  await notifyAll(
    tx,
    rows.map(({ accountId, title, deliveryId, isFilled }) => ({
      accountId,
      kind: 'post.closed',
      title: isFilled ? '职位已招满' : '职位已停止招聘',
      body: `“${title}”${isFilled ? '已招满并' : '已'}停止招聘，你的投递仍在处理中。`,
      link: `/resume/delivery?id=${deliveryId}`,
      effectKey: `delivery:${deliveryId}:post-closed:${now.getTime()}`,
      now,
    })),
  );
}

export interface Moved {
  id: string;
  companyId: string;
  from: string;
}

/** A move as its event records it. `actorId` null is the clock. */
export interface RecordedMove {
  move: PostMove;
  to: PostStatus;
  actorId: string | null;
  at: Date;
  note?: string;
}

/** Reads and locks posts of one company; foreign ids and posts of a 公开招聘 are omitted. */
const lockPosts = (tx: Database, companyId: string, ids: readonly string[]) =>
  tx
    .select(pick(post, 'id', 'companyId', 'status', 'deadline', 'publishedAt', 'refreshedAt'))
    .from(post)
    .where(
      sql`${post.companyId} = ${companyId} and ${post.examId} is null and ${post.id} = any(${sql.param(ids)}::bigint[])`,
    )
    .orderBy(post.id)
    .for('no key update');

/** One post of the company, locked. @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function lockPost(tx: Database, companyId: string, id: string) {
  const [found] = await lockPosts(tx, companyId, [id]);
  if (!found) throw appError('NOT_FOUND', { message: '该职位不存在或已被删除' });
  return found;
}

/** The whole row of a locked post. @throws AppError NOT_FOUND */
export async function readPost(tx: Database, id: string): Promise<typeof post.$inferSelect> {
  const [row] = await tx.select().from(post).where(eq(post.id, id));
  if (!row) throw appError('NOT_FOUND');
  return row;
}

/** Records moves with the effects common to all: seekers notified, open posts recounted, search rows updated. */
export async function recordMoves(tx: Database, moved: readonly Moved[], step: RecordedMove): Promise<void> {
  if (moved.length === 0) return;
  await tx.insert(postEvent).values(
    moved.map(({ id, from }) => ({
      id: newId(),
      postId: id,
      fromStatus: from,
      move: step.move,
      toStatus: step.to,
      actorId: step.actorId,
      note: step.note ?? null,
      at: step.at,
    })),
  );
  if (step.to !== 'open' && moved.some(({ from }) => from === 'open')) {
    await notifySeekers(
      tx,
      moved.map(({ id }) => id),
      step.at,
    );
  }
  await recountOpenPosts(tx, [...new Set(moved.map(({ companyId }) => companyId))]);
  await indexPosts(
    tx,
    moved.map(({ id }) => id),
  );
}

/** Lists are ordered by `company.open_posts`; it is recounted, never incremented, so it cannot drift. */
export async function recountOpenPosts(tx: Database, companyIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update company set open_posts =
      (select count(*) from post where post.company_id = company.id and post.status = 'open')
    where company.id = any(${sql.param(companyIds)}::bigint[])`);
}

/** Updates a post's row. */
export const setPost = (tx: Database, id: string, values: PgUpdateSetSource<typeof post>) =>
  tx.update(post).set(values).where(eq(post.id, id));

type PostRow = { id: string; companyId: string; status: PostState };

const postFlow: Flow<PostRow, PostState, PostMove, PgUpdateSetSource<typeof post>> = {
  machine,
  stateOf: ({ status }) => status,
  save: async (db, rows, { to, values, at }) => {
    const ids = rows.map(({ id }) => id);
    await db
      .update(post)
      .set({ updatedAt: at, ...(to === 'open' ? closingColumns(at) : {}), ...values, status: to })
      .where(inArray(post.id, ids));
    return rows.map((row) => ({ ...row, status: to }));
  },
  record: async (db, moves) => {
    const [first] = moves;
    if (!first) return;
    const { move, to, actorId, note, at } = first;
    const moved = moves.map(({ row: { id, companyId }, from }) => ({ id, companyId, from: from ?? '' }));
    await recordMoves(db, moved, { move, to, actorId, at, ...(note ? { note } : {}) });
    await publishPageChanges(db, moved);
  },
};

/** Moves a locked post; record, search and pages follow. See `transition`. @throws AppError ILLEGAL_MOVE */
export const movePostRow = (act: DbContext, row: PostRow, step: StepOf<typeof postFlow>): Promise<PostRow> =>
  transition(act, postFlow, row, step);

/** Moves many locked posts by one move. @throws AppError ILLEGAL_MOVE */
export const movePostRows = (
  act: DbContext,
  rows: readonly PostRow[],
  step: OrderOf<typeof postFlow>,
): Promise<PostRow[]> => transitionAll(act, postFlow, rows, step);
