import type { Membership, SignedIn } from '#contract/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type LockedDelivery, lockDelivery } from '../store.ts';

export type Recruiter = SignedIn & { member: Membership };
/** The part of an actor that a move needs. */
export type BoxActor = Pick<Recruiter, 'accountId' | 'member'>;

/** The delivery that a recruiter moves, locked. @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function lockInBox(tx: Database, id: string, { member }: BoxActor): Promise<LockedDelivery> {
  const locked = await lockDelivery(tx, id, { companyId: member.companyId });
  if (!locked) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  return locked;
}
