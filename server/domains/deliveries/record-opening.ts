import { recordView } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { BoxActor } from './box/lock-in-box.ts';
import type { LockedDelivery } from './store.ts';

/** Records that a recruiter read a delivered resume. Nothing moves to `viewed` without it: 谁看过我 shows every view. */
export const recordOpening = (
  tx: Database,
  { member: { companyId, memberId } }: BoxActor,
  { id: deliveryId, joberId }: LockedDelivery,
  now: Date,
): Promise<void> => recordView(tx, { joberId, companyId, memberId, via: 'delivery', deliveryId, now });
