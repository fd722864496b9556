import { eq } from 'drizzle-orm';
import type { PostMove } from '#contract/posts/post-state.ts';
import { post } from '#database/schema/posts.ts';
import { notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { movePostRow, setPost } from '../store.ts';

interface Verdict {
  postId: string;
  operatorId: string;
  /** The reason for the company. */
  reason?: string | undefined;
  /** Its source wants it taken down: readers are told. */
  atSourceWord?: boolean;
  now: Date;
}

type PostRow = typeof post.$inferSelect;

async function lock(tx: Database, id: string): Promise<PostRow> {
  const [row] = await tx.select().from(post).where(eq(post.id, id)).for('no key update');
  if (!row) throw appError('NOT_FOUND', { message: '职位不存在或已被删除' });
  return row;
}

const effects: Partial<Record<PostMove, (row: PostRow, { reason, now }: Verdict) => Partial<PostRow>>> = {
  approve: (row, { now }) => ({
    publishedAt: row.publishedAt ?? now,
    refreshedAt: now,
    closedAt: null,
    recheckAt: null,
  }),
  remove: (_, { reason = '', now }) => ({ removedReason: reason, closedAt: now, recheckAt: null }),
};

const titles: Partial<Record<PostMove, string>> = {
  approve: '职位已通过审核',
  reject: '职位未通过审核',
  remove: '职位已被下架',
};

async function move(tx: Database, row: PostRow, name: PostMove, verdict: Verdict): Promise<void> {
  const { operatorId, reason, now } = verdict;
  const step = { move: name, who: 'operator', actorId: operatorId, note: reason } as const;
  await movePostRow({ db: tx, now }, row, { ...step, values: effects[name]?.(row, verdict) ?? {} });
  await notifyCompany(tx, {
    companyId: row.companyId,
    kind: `post.${name}`,
    title: titles[name] ?? '职位状态有变化',
    body: reason ? `“${row.title}”：${reason}` : `“${row.title}”`,
    link: '/ment',
    effectKey: `post:${row.id}:${name}:${now.getTime()}`,
    now,
  });
}

/**
 * An operator's decision on a pending post: one to be published, or one changed after its approval, which stays on approval and
 * is taken down on rejection. For the transaction of the decision.
 * @throws AppError NOT_FOUND; ILLEGAL_MOVE where nothing is pending
 */
export async function reviewPost(tx: Database, verdict: Verdict & { approve: boolean }): Promise<void> {
  const row = await lock(tx, verdict.postId);
  if (row.status === 'pending') return move(tx, row, verdict.approve ? 'approve' : 'reject', verdict);
  if (row.recheckAt === null) throw appError('ILLEGAL_MOVE');
  if (!verdict.approve) return move(tx, row, 'remove', verdict);
  await setPost(tx, row.id, { recheckAt: null });
}

/** Takes a post down in any state; notifies its company and the people with open deliveries. */
export async function removePost(tx: Database, verdict: Verdict & { reason: string }): Promise<void> {
  const row = await lock(tx, verdict.postId);
  if (verdict.atSourceWord) await setPost(tx, row.id, { withdrawnAt: verdict.now });
  await move(tx, row, 'remove', verdict);
}
