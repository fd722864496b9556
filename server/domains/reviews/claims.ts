import { and, eq, lt, sql } from 'drizzle-orm';
import { CLAIM_MINUTES, type ReviewQueue } from '#contract/operators/reviews.ts';
import { reviewClaim } from '#database/schema/reviews.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

interface Claim {
  queue: ReviewQueue;
  id: string;
  accountId: string;
  now: Date;
}

/**
 * Claims an item for this operator for ten minutes, or extends the claim. A single statement, so of two concurrent claims one
 * succeeds; inside a decision it is locked until that commits.
 * @throws AppError CONFLICT while another operator has it, naming them
 */
export async function takeClaim(db: Database, { queue, id, accountId, now }: Claim): Promise<void> {
  const expires = new Date(now.getTime() + CLAIM_MINUTES * 60_000);
  const { rowCount } = await db.execute(sql`
    insert into review_claim as kept (queue, item_id, account_id, claimed_at, expires_at)
    values (${queue}, ${id}, ${accountId}, ${now}, ${expires})
    on conflict (queue, item_id) do update
      set account_id = excluded.account_id, claimed_at = excluded.claimed_at, expires_at = excluded.expires_at
      where kept.account_id = excluded.account_id or kept.expires_at <= ${now}`);
  if (rowCount) return;
  const row = await rowOf(db, { name: 'string' })`
    select operator.name from review_claim join operator on operator.account_id = review_claim.account_id
    where review_claim.queue = ${queue} and review_claim.item_id = ${id}`;
  throw appError('CONFLICT', { message: `${row?.name ?? '同事'}正在处理，请换一项` });
}

/** Whether this operator opened the item before a moment, and not again since. */
export const openedBefore = async (
  db: Database,
  { queue, id, accountId }: Omit<Claim, 'now'>,
  moment: Date,
): Promise<boolean> =>
  (await db.$count(reviewClaim, and(ownClaim(queue, id, accountId), lt(reviewClaim.claimedAt, moment)))) > 0;

const ownClaim = (queue: ReviewQueue, id: string, accountId: string) =>
  and(eq(reviewClaim.queue, queue), eq(reviewClaim.itemId, id), eq(reviewClaim.accountId, accountId));

/** Releases a claim; another operator's is not affected. */
export async function dropClaim(db: Database, { queue, id, accountId }: Omit<Claim, 'now'>): Promise<void> {
  await db.delete(reviewClaim).where(ownClaim(queue, id, accountId));
}
