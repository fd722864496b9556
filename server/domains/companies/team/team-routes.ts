import { eq, sql } from 'drizzle-orm';
import type { MemberRole, Membership, SignedIn } from '#contract/actor.ts';
import { memberRoles } from '#contract/companies/member-roles.ts';
import { type MembershipMove, membership } from '#contract/companies/membership-state.ts';
import type { ownCompanyEndpoints } from '#contract/companies/own-company.ts';
import type { TeamMember, teamEndpoints } from '#contract/companies/teams.ts';
import { overdueMs } from '#contract/deliveries/delivery-state.ts';
import { movesFor } from '#contract/machine.ts';
import { dayMs } from '#contract/months.ts';
import type { NoticeKind } from '#contract/notifications/notice-topics.ts';
import { maskPhone } from '#contract/text.ts';
import { company, companyMember, recruiterProfile } from '#database/schema/companies.ts';
import { unansweredDelivery } from '#database/schema/deliveries.ts';
import { fileLinks, takeFiles } from '#server/domains/files/public.ts';
import { notifyAccount, notifyCompany } from '#server/domains/notifications/public.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { onboard } from '../certification/onboarding.ts';
import { ownCompanyHandlers } from '../profile/own-company-routes.ts';
import { lockAccount } from '../profile/own-place.ts';
import { spendRecruiterQuota } from '../quotas.ts';
import { handOverWork, requireOtherOwner } from './hand-over.ts';
import { joinByLink, linksOf, makeLink, readLink, revokeLink } from './member-links.ts';
import { lockMember, type MemberRow, moveMember, recordMemberMove } from './member-moves.ts';
import { refuseElsewhere } from './save-recruiter.ts';
import { saveRecruiterName } from './save-recruiter-name.ts';

const ANSWER_DAYS = 30;

interface TeamRow extends Record<string, unknown>, Omit<TeamMember, 'self' | 'moves'> {
  before: string | null;
}

/** All members of a company: active, requesting, invited and recently left. Phones are masked. */
async function readTeam(db: Database, own: Membership, now: Date) {
  const rows = await rowsOf(db, typed<TeamRow>())`
    select company_member.id, company_member.name, company_member.title, company_member.avatar_url as "avatarUrl",
      company_member.role, company_member.status, account.phone, company_member.updated_at as since,
      (select count(*)::int from post where post.member_id = company_member.id and post.company_id = ${own.companyId}
        and post.status = 'open') as posts,
      (select count(*)::int from conversation where conversation.member_id = company_member.id
        and conversation.company_id = ${own.companyId} and conversation.last_number > 0) as talks,
      (select max(session.created_at) from session where session.account_id = company_member.account_id) as "signedInAt",
      coalesce(answered.n, 0) as answers, coalesce(pending.n, 0) as "toAnswer", coalesce(pending.overdue, 0) as overdue,
      (select member_event.from_status from member_event where member_event.member_id = company_member.id
        and member_event.from_status is distinct from member_event.to_status
        order by member_event.at desc, member_event.id desc limit 1) as before
    from company_member join account on account.id = company_member.account_id
      left join (
        select delivery_event.actor_id, count(distinct delivery.id)::int as n
        from delivery join delivery_event on delivery_event.delivery_id = delivery.id and delivery_event.side = 'recruiter'
          and delivery_event.move in ('shortlist', 'invite', 'reject')
        where delivery.company_id = ${own.companyId} and delivery.answered_at >= ${new Date(now.getTime() - ANSWER_DAYS * dayMs)}
        group by 1) as answered on answered.actor_id = company_member.account_id
      left join (
        select post.member_id, count(*)::int as n,
          (count(*) filter (where delivery.answered_at is null and (delivery.overdue_at is not null
            or delivery.submitted_at <= ${new Date(now.getTime() - overdueMs)})))::int as overdue
        from delivery join post on post.id = delivery.post_id
        where delivery.company_id = ${own.companyId} and ${unansweredDelivery}
        group by 1) as pending on pending.member_id = company_member.id
    where company_member.company_id = ${own.companyId}
    order by array_position(array['requested', 'active', 'invited', 'disabled', 'left'], company_member.status),
      company_member.created_at, company_member.id limit 300`;
  const mayManage = own.role === 'owner';
  const members = rows.map(({ before, ...row }): TeamMember => {
    const self = row.id === own.memberId;
    const moves = mayManage && !self ? movesFor(membership, row.status, 'owner', before) : [];
    return {
      ...row,
      phone: maskPhone(row.phone),
      self,
      moves: moves.filter((move) => move !== 'invite'),
    };
  });
  const shown = mayManage ? members : members.filter(({ status }) => status === 'active');
  return { members: shown, links: mayManage ? await linksOf(db, own.companyId, now) : [], mayManage };
}

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
async function manageMember(tx: Database, actor: SignedIn, order: MemberCommand): Promise<void> {
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
async function editMember(tx: Database, actor: SignedIn, { companyId, id, role, title, now }: Edit): Promise<void> {
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

/** The person's own record, and a new picture on all their memberships. */
async function saveMe(
  { db: tx, deps, accountId, now }: DbContext<{ deps: Deps; accountId: string }>,
  { avatarFileId, ...person }: { name: string; title?: string | undefined; avatarFileId?: string | undefined },
) {
  if (avatarFileId) {
    await takeFiles(tx, { accountId, ids: [avatarFileId], kind: 'avatar', now, path: 'body.avatarFileId' });
    const avatarUrl = (await fileLinks({ ...deps, db: tx }, [avatarFileId])).get(avatarFileId)?.url ?? null;
    await saveRecruiterName(tx, { ...person, accountId, now });
    await tx.update(companyMember).set({ avatarUrl }).where(eq(companyMember.accountId, accountId));
    await tx.update(recruiterProfile).set({ avatarUrl }).where(eq(recruiterProfile.accountId, accountId));
  }
  return saveRecruiterName(tx, { ...person, accountId, now });
}

const team = (db: Database, ctx: Ctx) => readTeam(db, member(ctx).member, ctx.now);

export const teamHandlers = (deps: Deps): Handlers<typeof teamEndpoints & typeof ownCompanyEndpoints> => ({
  'GET /api/team': (ctx) => team(ctx.db, ctx),
  'PATCH /api/team/me': (ctx, { body }) =>
    onboard(ctx, (tx, { accountId }) => saveMe({ db: tx, deps, accountId, now: ctx.now }, body)),
  'POST /api/team/links': (ctx, { body }) =>
    ctx.db.transaction((tx) => makeLink(tx, member(ctx).member, body.role, ctx.now)),
  'DELETE /api/team/links/:id': (ctx, { params }) =>
    ctx.db.transaction((tx) => revokeLink(tx, member(ctx).member.companyId, params.id, ctx.now)),
  'GET /api/team/invitations/:token': (ctx, { params }) => readLink(ctx.db, params.token, ctx.now),
  'POST /api/team/invitations/:token': (ctx, { params, body }) =>
    onboard(ctx, (tx, actor) => joinByLink({ db: tx, now: ctx.now }, actor, params.token, body)),
  'PATCH /api/team/members/:id': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const { companyId } = member(ctx).member;
      await editMember(tx, signedIn(ctx), { ...body, id: params.id, companyId, now: ctx.now });
      return team(tx, ctx);
    }),
  'POST /api/team/members/:id/moves': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const { companyId } = member(ctx).member;
      await manageMember(tx, signedIn(ctx), { ...body, id: params.id, companyId, now: ctx.now });
      return team(tx, ctx);
    }),
  'POST /api/team/leave': (ctx, { body }) =>
    ctx.db.transaction((tx) => leaveCompany(tx, member(ctx), body.toMemberId, ctx.now)),
  ...ownCompanyHandlers(deps),
});

/**
 * Leaves the company: posts and conversations go to a colleague, rights end at once.
 * @throws AppError ILLEGAL_MOVE for the last 主管理员
 */
async function leaveCompany(
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
