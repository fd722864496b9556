import { sql } from 'drizzle-orm';
import { handOverConversations } from '#server/domains/chat/public.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import { handOverPosts } from '#server/domains/posts/public.ts';
import { type Database, type RowOf, rowOf } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { MemberRow } from './member-moves.ts';

const colleagueColumns = { id: 'string', accountId: 'string' } as const;
type Colleague = RowOf<typeof colleagueColumns>;

/** The successor: the named colleague, else the longest-serving 主管理员. */
async function takerOf(tx: Database, leaving: MemberRow, toMemberId: string | undefined): Promise<Colleague> {
  const row = await rowOf(tx, colleagueColumns)`
    select company_member.id, company_member.account_id as "accountId" from company_member
    where company_member.company_id = ${leaving.companyId} and company_member.status = 'active'
      and company_member.id <> ${leaving.id}
      and ${toMemberId ? sql`company_member.id = ${toMemberId} and company_member.role in ('owner', 'recruiter')` : sql`company_member.role = 'owner'`}
    order by company_member.created_at limit 1`;
  if (row) return row;
  throw toMemberId ? fieldError('body.toMemberId', '请选择本单位在职的主管理员或招聘员') : appError('ILLEGAL_MOVE');
}

/** Requires another 主管理员; the company is locked, so that the last two cannot leave at once. */
export async function requireOtherOwner(tx: Database, { id, companyId, role }: MemberRow): Promise<void> {
  if (role !== 'owner') return;
  const row = await rowOf(tx, { n: 'number' })`
    select count(*)::int as n from company_member
    where company_member.company_id = ${companyId} and company_member.status = 'active'
      and company_member.role = 'owner' and company_member.id <> ${id}`;
  if ((row?.n ?? 0) === 0) throw appError('ILLEGAL_MOVE', { message: '您是最后一位主管理员，请先把主管理员交给同事' });
}

/** Transfers the posts and conversations of a leaving member to a colleague and notifies them. */
export async function handOverWork(
  tx: Database,
  leaving: MemberRow,
  toMemberId: string | undefined,
  now: Date,
): Promise<void> {
  const to = await takerOf(tx, leaving, toMemberId);
  const posts = await handOverPosts(tx, leaving.id, to.id);
  const talks = await handOverConversations(tx, leaving.id, to.id);
  if (posts + talks === 0) return;
  await notifyAccount(tx, {
    accountId: to.accountId,
    kind: 'member.handover',
    title: `${leaving.name}的工作已转给您`,
    body: `职位 ${posts} 个，会话 ${talks} 个`,
    link: '/ment',
    effectKey: `member:${leaving.id}:handover:${now.getTime()}`,
    now,
  });
}
