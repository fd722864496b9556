import { delivery } from '#contract/states/delivery.ts';
import { next } from '#contract/states/machine.ts';
import { recordView } from '#server/domains/resumes/public.ts';
import type { Bus } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import { signatureOf } from './box-move.ts';
import { carryOut } from './carry-out.ts';
import { holdInBox, type Recruiter } from './hold-in-box.ts';

/**
 * Opens a delivery in the box: the look is kept for the seeker to know of, and the first one moves it to `viewed`.
 * @throws AppError NOT_FOUND for an absent or foreign delivery
 */
export async function openInBox(db: Database, bus: Bus, actor: Recruiter, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await holdInBox(tx, id, actor);
    const { companyId, memberId } = actor.member;
    await recordView(tx, { joberId: held.joberId, companyId, memberId, via: 'delivery', deliveryId: id, now });
    const to = next(delivery, held.status, 'open', 'recruiter');
    if (to) await carryOut(tx, bus, { held, move: 'open', to, by: await signatureOf(tx, actor), note: null, now });
  });
}
