import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { OperatorRole } from '#contract/actor.ts';
import { approvalGraceMs, type PaperCheck, type ReviewQueue } from '#contract/operators/reviews.ts';
import { reviewClaim } from '#database/schema/reviews.ts';
import type { ActingOperator } from '#server/domains/audit/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

/** The job that carries an approval out after its grace period, see `decide.ts`. */
export const APPROVAL_JOB = 'review.approve';

const at = (queue: ReviewQueue, id: string) => and(eq(reviewClaim.queue, queue), eq(reviewClaim.itemId, id));

/** Whether an approval waits for its grace period to end. */
export async function isApproved(tx: Database, queue: ReviewQueue, id: string): Promise<boolean> {
  return (await tx.$count(reviewClaim, and(at(queue, id), isNotNull(reviewClaim.approvalAt)))) > 0;
}

interface Approved {
  queue: ReviewQueue;
  id: string;
  checked: PaperCheck[];
  actor: ActingOperator;
  now: Date;
}

/** Holds an approval on its author's claim, which outlives the grace period. */
export async function holdApproval(
  tx: Database,
  jobs: Jobs,
  { queue, id, checked, actor, now }: Approved,
): Promise<void> {
  const runAt = new Date(now.getTime() + approvalGraceMs);
  const { sessionId, operatorRole } = actor;
  const approval = { checked, sessionId, operatorRole };
  await tx.update(reviewClaim).set({ approval, approvalAt: runAt }).where(at(queue, id));
  await jobs.enqueue(tx, APPROVAL_JOB, { queue, id }, { runAt });
}

/** Takes an approval back before it takes effect. @throws AppError NOT_FOUND once it has, and for an absent one */
export async function undoApproval(db: Database, queue: ReviewQueue, id: string): Promise<void> {
  const { rowCount } = await db
    .update(reviewClaim)
    .set({ approval: null, approvalAt: null })
    .where(and(at(queue, id), isNotNull(reviewClaim.approvalAt)));
  if (!rowCount) throw appError('NOT_FOUND', { message: '没有可以撤销的通过，它可能已经生效；需要时请在单位里暂停它' });
}

/** Takes the approval out of its claim; null if it was taken back or is not due (it was given again after that). */
export async function takeApproval(
  tx: Database,
  queue: ReviewQueue,
  id: string,
  now: Date,
): Promise<{ actor: ActingOperator; checked: string[]; givenAt: Date } | null> {
  const due = and(at(queue, id), sql`approval_at <= ${now}`);
  const [row] = await tx.select().from(reviewClaim).where(due).for('no key update');
  if (!row?.approval || !row.approvalAt) return null;
  const { checked, sessionId, operatorRole } = row.approval;
  const actor = { accountId: row.accountId, sessionId, operatorRole: operatorRole as OperatorRole | null };
  return { checked, actor, givenAt: new Date(row.approvalAt.getTime() - approvalGraceMs) };
}
