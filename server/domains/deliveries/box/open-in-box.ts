import { delivery } from '#contract/deliveries/delivery-state.ts';
import { next } from '#contract/machine.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isResumeClosed } from '../anonymise.ts';
import { applyTransition } from '../apply-transition.ts';
import { recordOpening } from '../record-opening.ts';
import { signatureOf } from './box-move.ts';
import { lockInBox, type Recruiter } from './lock-in-box.ts';

/**
 * Opens a delivery in the box: records the view for the seeker; the first view moves it to `viewed`. Opening a closed resume
 * records nothing.
 * @throws AppError NOT_FOUND for an absent or foreign delivery
 */
export async function openInBox(db: Database, actor: Recruiter, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockInBox(tx, id, actor);
    if (await isResumeClosed(tx, id)) return;
    await recordOpening(tx, actor, locked, now);
    const to = next(delivery, locked.status, { move: 'open', who: 'recruiter' });
    if (to) await applyTransition(tx, { locked, move: 'open', to, by: await signatureOf(tx, actor), note: null, now });
  });
}
