import type { Membership, SignedIn } from '#contract/actor.ts';
import { notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { handOverWork, requireOtherOwner } from './hand-over.ts';
import { lockMember, moveMember } from './member-moves.ts';

/**
 * Leaves the company: posts and conversations go to a colleague, rights end at once.
 * @throws AppError ILLEGAL_MOVE for the last 主管理员
 */
export async function leaveCompany(
  tx: Database,
  { accountId, member }: SignedIn & { member: Membership },
  toMemberId: string | undefined,
  now: Date,
): Promise<void> {
  const row = await lockMember(tx, member.companyId, member.memberId);
  await requireOtherOwner(tx, row);
  await handOverWork(tx, row, toMemberId, now);
  await moveMember(tx, row, { move: 'leave', who: 'member', actorId: accountId, now });
  await notifyCompany(tx, {
    companyId: member.companyId,
    kind: 'member.left',
    title: `${row.name}已退出单位`,
    link: '/recruiter',
    effectKey: `member:${row.id}:left:${now.getTime()}`,
    now,
  });
}
