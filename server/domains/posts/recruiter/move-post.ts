import type { PostState } from '#contract/posts/post-state.ts';
import type { RecruiterMove } from '#contract/posts/post-states.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { isTrusted } from '../is-trusted.ts';
import { lockPost, movePostRow } from '../store.ts';
import { spendPostQuota } from './post-quotas.ts';

interface MovePostCommand {
  companyId: string;
  accountId: string;
  postId: string;
  move: RecruiterMove;
  now: Date;
}

type Locked = Awaited<ReturnType<typeof lockPost>>;

/**
 * A recruiter's move of one of the company's posts. `submit` publishes at once for a trusted company. Requesting the current
 * state again changes nothing, so retries are safe.
 * @returns the resulting state
 * @throws AppError NOT_FOUND for an absent or foreign post, ILLEGAL_MOVE, QUOTA_EXCEEDED
 */
export async function movePost(db: Database, order: MovePostCommand): Promise<PostState> {
  return db.transaction(async (tx) => {
    const found = await lockPost(tx, order.companyId, order.postId);
    if (isDone(found, order.move)) return found.status;
    const move = order.move === 'submit' && (await skipsReview(tx, found, order)) ? 'publish' : order.move;
    const { accountId: actorId, now } = order;
    const values = async (to: PostState) => {
      if (to === 'open') refuseLate(found, now);
      await spendPostQuota(tx, found, move, now);
      return effectOf(found, move, to, now);
    };
    const { status } = await movePostRow({ db: tx, now }, found, { move, who: 'recruiter', actorId, values });
    return status;
  });
}

/** Closing or reopening is idempotent; every refresh counts and has its own limit. */
const isDone = ({ status }: Locked, move: RecruiterMove) =>
  (move === 'close' && status === 'closed') ||
  (move === 'reopen' && status === 'open') ||
  (move === 'submit' && status === 'pending') ||
  (move === 'withdraw' && status === 'draft');

const skipsReview = async (tx: Database, { status }: Locked, { companyId, now }: MovePostCommand) =>
  status === 'draft' && (await isTrusted(tx, companyId, now));

function refuseLate({ deadline }: Locked, now: Date): void {
  if (deadline && deadline <= now) throw appError('ILLEGAL_MOVE', { message: '该职位已过截止时间，请先修改截止日期' });
}

function effectOf({ publishedAt }: Locked, move: string, to: string, now: Date) {
  if (move === 'close') return { closedAt: now };
  if (move === 'refresh') return { refreshedAt: now };
  if (to === 'open') return { closedAt: null, refreshedAt: now, publishedAt: publishedAt ?? now };
  return {};
}
