import type { Membership, SignedIn } from '#contract/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Held, holdDelivery } from '../store.ts';

export type Recruiter = SignedIn & { member: Membership };
/** As far as a move needs to know them. */
export type Mover = Pick<Recruiter, 'accountId' | 'member'>;

/** The delivery that a recruiter moves. @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function holdInBox(tx: Database, id: string, { member }: Mover): Promise<Held> {
  const held = await holdDelivery(tx, id, { companyId: member.companyId });
  if (!held) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  return held;
}
