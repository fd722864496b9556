import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { FairResults } from '../../contract/fair-shapes.ts';
import { fairExhibitor } from '../../schema.ts';
import { publishPageChanges } from '../page-tags.ts';
import { doorRefusal } from '../policy.ts';
import { type LockedFair, lockPublicFair } from '../store.ts';
import { boothsOf } from './booth-rows.ts';
import { type BoothActor, letGo, settleFullness } from './booths.ts';
import { type ExhibitorRow, exhibitorOf, moveExhibitor } from './exhibitor-rows.ts';
import type { CompanyActor } from './reserve-booth.ts';

async function ownExhibitor(tx: Database, fairId: string, companyId: string): Promise<ExhibitorRow> {
  const row = await exhibitorOf(tx, fairId, companyId);
  if (!row) throw appError('NOT_FOUND', { message: '贵单位没有申请过本场招聘会' });
  return row;
}

/** Returns the booth of a company that withdraws, to the head of the waiting list. */
export async function giveBackBooth(
  tx: Database,
  fair: LockedFair,
  companyId: string,
  actor: BoothActor,
): Promise<void> {
  const booth = (await boothsOf(tx, fair.id)).find((row) => row.companyId === companyId);
  if (booth)
    await letGo(
      { db: tx, actor: booth.status === 'sold' && actor.who === 'recruiter' ? { ...actor, who: 'system' } : actor },
      fair,
      booth,
      'release',
    );
  await settleFullness(tx, fair, actor.now);
}

/**
 * A company's own move: withdraw, or check in on the day. Idempotent.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE
 */
export async function moveOwn(
  { db: tx, now }: DbContext,
  { accountId, companyId }: CompanyActor,
  fairId: string,
  move: 'check-in' | 'withdraw',
): Promise<void> {
  const fair = await lockPublicFair(tx, fairId, now);
  const row = await ownExhibitor(tx, fairId, companyId);
  if (row.status === (move === 'withdraw' ? 'withdrawn' : 'checked-in')) return;
  const actor: BoothActor = { who: 'recruiter', actorId: accountId, now };
  if (move === 'check-in') {
    const refusal = doorRefusal(fair, now);
    if (refusal) throw appError('ILLEGAL_MOVE', { message: refusal });
    await moveExhibitor(tx, row, { ...actor, move, values: { checkedInAt: now } });
  } else {
    if (fair.state === 'ended') throw appError('ILLEGAL_MOVE', { message: '本场招聘会已结束' });
    await moveExhibitor(tx, row, { ...actor, move, values: { waitNumber: null } });
    await giveBackBooth(tx, fair, companyId, actor);
  }
  await publishPageChanges(tx, fairId);
}

/** The company's own results of the fair. @throws AppError NOT_FOUND, ILLEGAL_MOVE before it began */
export async function reportResults(
  { db: tx, now }: DbContext,
  companyId: string,
  fairId: string,
  results: FairResults,
) {
  const fair = await lockPublicFair(tx, fairId, now);
  const row = await ownExhibitor(tx, fairId, companyId);
  if (now < fair.startsAt) throw appError('ILLEGAL_MOVE', { message: '招聘会开始后再填报成效' });
  if (row.status !== 'approved' && row.status !== 'checked-in') throw appError('ILLEGAL_MOVE');
  await tx.update(fairExhibitor).set({ results }).where(eq(fairExhibitor.id, row.id));
}
