import { eq } from 'drizzle-orm';
import { company } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { boothReservationMs } from '../../contract/exhibitor-state.ts';
import { applyRefusal } from '../policy.ts';
import { type LockedFair, lockPublicFair } from '../store.ts';
import { type BoothRow, boothsOf } from './booth-rows.ts';
import { type BoothActor, lapseHolds, letGo, moveBooth, settleFullness } from './booths.ts';
import { exhibitorOf, isIn } from './exhibitor-rows.ts';

export interface CompanyActor {
  accountId: string;
  companyId: string;
}

/**
 * Locks the company's state to the end of the transaction: nobody gets a booth while being suspended.
 * @throws AppError COMPANY_NOT_APPROVED
 */
async function keepApproved(tx: Database, companyId: string): Promise<void> {
  const [row] = await tx.select({ status: company.status }).from(company).where(eq(company.id, companyId)).for('share');
  if (row?.status !== 'approved') throw appError('COMPANY_NOT_APPROVED');
}

/** @throws AppError NOT_FOUND, COMPANY_NOT_APPROVED, or ILLEGAL_MOVE where applications are closed */
export async function reserveForApplying(
  tx: Database,
  { companyId }: CompanyActor,
  fairId: string,
  now: Date,
): Promise<LockedFair> {
  const fair = await lockPublicFair(tx, fairId, now);
  await keepApproved(tx, companyId);
  const refusal = applyRefusal(fair.state);
  if (refusal) throw appError('ILLEGAL_MOVE', { message: refusal });
  await lapseHolds(tx, fair, now);
  return fair;
}

/** The requested booth, if it is free or already the company's own. @throws AppError NOT_FOUND, CONFLICT */
function requestedBooth(booths: readonly BoothRow[], boothId: string, companyId: string): BoothRow {
  const requested = booths.find(({ id }) => id === boothId);
  if (!requested) throw appError('NOT_FOUND', { message: '没有这个展位' });
  if (requested.status !== 'free' && requested.companyId !== companyId)
    throw appError('CONFLICT', { message: `展位 ${requested.number} 刚刚被选走，请另选一个` });
  return requested;
}

/** The requested booth, else the company's own, else the first free one. @throws AppError NOT_FOUND, CONFLICT */
export function boothFor(booths: readonly BoothRow[], companyId: string, boothId: string | undefined) {
  const own = booths.find((row) => row.companyId === companyId);
  if (boothId) return { own, chosen: requestedBooth(booths, boothId, companyId) };
  return { own, chosen: own ?? booths.find(({ status }) => status === 'free') };
}

/**
 * Reserves a booth for a company for 15 minutes while it fills in the form; without a booth, releases the reserved one. A company
 * reserves one at a time, and repeating the call does not extend the time.
 * @throws AppError NOT_FOUND, CONFLICT (the booth was taken), ILLEGAL_MOVE (already applied, or the fair is not open)
 */
export async function reserveBooth(
  { db: tx, actor, now }: DbContext<{ actor: CompanyActor }>,
  fairId: string,
  boothId: string | null,
) {
  const fair = await reserveForApplying(tx, actor, fairId, now);
  if (isIn(await exhibitorOf(tx, fairId, actor.companyId)))
    throw appError('ILLEGAL_MOVE', { message: '已申请过本场招聘会，展位由主办方安排' });
  const booths = await boothsOf(tx, fairId);
  const stored = booths.find(({ companyId }) => companyId === actor.companyId);
  const requested = boothId === null ? null : requestedBooth(booths, boothId, actor.companyId);
  if (stored?.id === requested?.id) return;
  const by: BoothActor = { who: 'recruiter', actorId: actor.accountId, now };
  if (stored) await letGo({ db: tx, actor: by }, fair, stored, 'release');
  const heldUntil = new Date(now.getTime() + boothReservationMs);
  if (requested) await moveBooth({ db: tx, actor: by }, requested, 'hold', { companyId: actor.companyId, heldUntil });
  await settleFullness(tx, fair, now);
}
