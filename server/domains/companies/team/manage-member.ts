import { eq, sql } from 'drizzle-orm';
import type { MemberRole, SignedIn } from '#contract/actor.ts';
import { memberRoles } from '#contract/companies/member-roles.ts';
import type { MembershipMove } from '#contract/companies/membership-state.ts';
import type { NoticeKind } from '#contract/notifications/notice-topics.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { lockAccount } from '../profile/own-place.ts';
import { spendRecruiterQuota } from '../quotas.ts';
import { handOverWork, requireOtherOwner } from './hand-over.ts';
import { lockMember, type MemberRow, moveMember, recordMemberMove } from './member-moves.ts';
import { refuseElsewhere } from './save-recruiter.ts';

type OwnersMove = Extract<MembershipMove, 'admit' | 'refuse' | 'revoke' | 'disable' | 'enable'>;

interface MemberCommand {
  companyId: string;
  id: string;
  move: OwnersMove;
  toMemberId?: string | undefined;
  now: Date;
}

/** Of two owners who disable each other at once, the second finds that they no longer are one. @throws AppError FORBIDDEN */
async function requireStillOwner(tx: Database, companyId: string, accountId: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    select 1 from company_member where company_id = ${companyId} and account_id = ${accountId}
      and status = 'active' and role = 'owner'`);
  if (!rowCount) throw appError('FORBIDDEN');
}

const notice: Record<OwnersMove, (company: string) => { kind: NoticeKind; title: string; link: string }> = {
  admit: (name) => ({ kind: 'member.accepted', title: `您已加入${name}`, link: '/enterprise' }),
  refuse: (name) => ({ kind: 'member.refused', title: `${name}没有同意您的加入申请`, link: '/enterprise/authInfo' }),
  revoke: (name) => ({ kind: 'member.revoked', title: `${name}撤回了对您的邀请`, link: '/enterprise/authInfo' }),
  disable: (name) => ({ kind: 'member.disabled', title: `您在${name}的账号已停用`, link: '/enterprise/authInfo' }),
  enable: (name) => ({ kind: 'member.enabled', title: `您在${name}的账号已恢复`, link: '/enterprise' }),
};

/**
 * An owner's move on a membership. A disabled member loses every right with the next call; their work goes to a colleague.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, CONFLICT where the person works elsewhere meanwhile, QUOTA_EXCEEDED
 */
export async function manageMember(tx: Database, actor: SignedIn, order: MemberCommand): Promise<void> {
  const { companyId, move, now } = order;
  const row = await lockMember(tx, companyId, order.id);
  await requireStillOwner(tx, companyId, actor.accountId);
  if (row.accountId === actor.accountId)
    throw appError('ILLEGAL_MOVE', { message: '不能对自己进行此操作，可以选择退出单位' });
  await lockAccount(tx, row.accountId);
  if (move === 'admit') await spendRecruiterQuota(tx, companyId, now);
  if ((move === 'admit' || move === 'enable') && row.status !== 'active') await refuseElsewhere(tx, row.accountId);
  const moved = await moveMember(tx, row, { move, who: 'owner', actorId: actor.accountId, now });
  if (move === 'disable') await handOverWork(tx, row, order.toMemberId, now);
  const [at] = await tx.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  await notifyAccount(tx, {
    accountId: moved.accountId,
    ...notice[move](at?.name ?? ''),
    effectKey: `member:${row.id}:${move}:${now.getTime()}`,
    now,
  });
}

interface Edit {
  companyId: string;
  id: string;
  role?: MemberRole | undefined;
  title?: string | undefined;
  now: Date;
}

/** Changes a member's role or title. The last 主管理员 keeps the role. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function editMember(
  tx: Database,
  actor: SignedIn,
  { companyId, id, role, title, now }: Edit,
): Promise<void> {
  const row = await lockMember(tx, companyId, id);
  if (role && role !== row.role) {
    if (row.status !== 'active' && role === 'owner')
      throw appError('ILLEGAL_MOVE', { message: '只有在职成员可以成为主管理员' });
    await requireOtherOwner(tx, row);
    await recordMemberMove(tx, row, {
      move: 'role',
      from: row.status,
      to: row.status,
      note: role,
      actorId: actor.accountId,
      now,
    });
    if (row.accountId !== actor.accountId) await notifyRole(tx, row, role, now);
  }
  await tx.update(companyMember).set({ role, title, updatedAt: now }).where(eq(companyMember.id, id));
}

const notifyRole = (tx: Database, row: MemberRow, role: MemberRole, now: Date) =>
  notifyAccount(tx, {
    accountId: row.accountId,
    kind: 'member.role',
    title: `您的角色已改为${memberRoles[role]}`,
    link: '/recruiter',
    effectKey: `member:${row.id}:role:${now.getTime()}`,
    now,
  });
