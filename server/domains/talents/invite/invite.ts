import type { Membership, SignedIn } from '#contract/actor.ts';
import { dayMs } from '#contract/months.ts';
import { invitationDays, type TalentInvitationState } from '#contract/talents/invitation-state.ts';
import type { TalentCard } from '#contract/talents/talent-shapes.ts';
import { newId } from '#database/new-id.ts';
import { statusIn } from '#database/schema/columns.ts';
import { talentInvitation } from '#database/schema/talents.ts';
import { spendTalentQuota } from '#server/domains/companies/public.ts';
import { sensitiveWords } from '#server/domains/moderation-lists/public.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { requireTalent } from '../open-talent.ts';
import { presentTalent } from '../present-talent.ts';
import { afterMove, recordInvitationMove } from './invitation-store.ts';

/** Days for which a company cannot invite a person again after a refusal or expiry. */
const PEACE_DAYS = 30;

interface InviteInput {
  joberId: string;
  postId: string;
  message: string;
  now: Date;
}

async function requireOpenPost(tx: Database, companyId: string, postId: string, now: Date) {
  const row = await rowOf(tx, { title: 'string', company: 'string' })`
    select post.title, company.name as company from post join company on company.id = post.company_id
    where post.id = ${postId} and post.company_id = ${companyId} and post.status = 'open' and post.exam_id is null
      and (post.deadline is null or post.deadline > ${now})`;
  if (!row) throw fieldError('body.postId', '请选择一个本单位在招的职位');
  return row;
}

/** @throws AppError ILLEGAL_MOVE if an invitation is pending, or was answered recently */
async function refuseAgain(tx: Database, companyId: string, joberId: string, now: Date): Promise<void> {
  const row = await rowOf(tx, { status: 'string' })`
    select talent_invitation.status from talent_invitation
    where talent_invitation.jober_id = ${joberId} and talent_invitation.company_id = ${companyId}
      and (${statusIn<TalentInvitationState>(['invited', 'accepted'], 'talent_invitation')} or talent_invitation.ended_at > ${new Date(now.getTime() - PEACE_DAYS * dayMs)})
    limit 1`;
  const status = row?.status;
  if (!status) return;
  const message =
    status === 'invited'
      ? '已邀请过，请等待对方答复'
      : status === 'accepted'
        ? '对方已同意沟通，请到“沟通”中继续'
        : `对方近期没有接受贵单位的邀请，${PEACE_DAYS} 天后可再次邀请`;
  throw appError('ILLEGAL_MOVE', { message });
}

/**
 * Invites a seeker to talk about an open post. Consumes a unit of the day's contacts or a purchased one, and opens nothing by
 * itself.
 * @throws AppError NOT_FOUND, INVALID_INPUT, ILLEGAL_MOVE, QUOTA_EXCEEDED
 */
export async function inviteTalent(
  tx: Database,
  { accountId, member }: SignedIn & { member: Membership },
  { joberId, postId, message, now }: InviteInput,
): Promise<TalentCard> {
  const { companyId, memberId } = member;
  const found = await requireTalent(tx, companyId, joberId, now);
  const post = await requireOpenPost(tx, companyId, postId, now);
  const refused = (await sensitiveWords(tx)).find(message).find(({ level }) => level === 'refuse');
  if (refused) throw fieldError('body.message', `邀请语含有平台禁止发送的内容（${refused.words.join('、')}）`);
  const id = newId();
  await spendTalentQuota(tx, companyId, { invitation: id }, { actorId: accountId, now });
  await refuseAgain(tx, companyId, joberId, now);
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
  const status = afterMove(null, 'invite', 'recruiter');
  await tx
    .insert(talentInvitation)
    .values({ id, joberId, companyId, postId, memberId, status, message, createdAt: now, expiresAt });
  await recordInvitationMove(tx, { id, from: null, move: 'invite', side: 'recruiter', actorId: accountId, at: now });
  await notifyAccount(tx, {
    accountId: found.accountId,
    kind: 'chat.invited',
    title: `${post.company}邀请你沟通“${post.title}”`,
    body: message,
    link: '/business/lookMe',
    effectKey: `talent:${id}:invited`,
    now,
  });
  return presentTalent({ ...found, invitation: { id, status, conversationId: null } }, now);
}
