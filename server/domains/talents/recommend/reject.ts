import { and, eq } from 'drizzle-orm';
import type { Membership } from '#contract/actor.ts';
import type { RejectionReason } from '#contract/talents/talent-shapes.ts';
import { talentRejection } from '#database/schema/talents.ts';
import type { Database } from '#server/platform/database/database.ts';
import { requireTalent } from '../open-talent.ts';
import { openingOf } from '../opening-of.ts';

interface Rejection {
  joberId: string;
  postId: string;
  reason: RejectionReason;
  now: Date;
}

/** Records that a person does not match a post, and why; a new reason replaces the first. @throws AppError NOT_FOUND */
export async function rejectTalent(
  tx: Database,
  { companyId, memberId }: Membership,
  { joberId, postId, reason, now }: Rejection,
): Promise<void> {
  await requireTalent(tx, companyId, joberId, now);
  await openingOf(tx, companyId, postId);
  await tx
    .insert(talentRejection)
    .values({ companyId, postId, joberId, memberId, reason, createdAt: now })
    .onConflictDoUpdate({
      target: [talentRejection.postId, talentRejection.joberId],
      set: { reason, memberId, createdAt: now },
    });
}

/** Undoes a rejection and its effect. Idempotent. */
export async function undoRejection(
  tx: Database,
  { companyId }: Membership,
  { joberId, postId }: Pick<Rejection, 'joberId' | 'postId'>,
): Promise<void> {
  await tx
    .delete(talentRejection)
    .where(
      and(
        eq(talentRejection.companyId, companyId),
        eq(talentRejection.postId, postId),
        eq(talentRejection.joberId, joberId),
      ),
    );
}
