import type { CompanyStatus, MemberRole, SignedIn } from '#contract/actor.ts';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import { type PostState, postStateAt, publicPostStates } from '#contract/posts/post-state.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { companyRefusal } from '#server/platform/http/protect/guard.ts';

/** 主管理员 and 招聘员 write to seekers; other roles neither write nor read. */
export const mayTalk = (role: MemberRole): boolean => role === 'owner' || role === 'recruiter';

/**
 * The caller's side of a conversation; null if they have no part in it.
 * @throws AppError the 409 of a company that may not proceed
 */
export function sideOf(
  actor: SignedIn,
  { joberId, companyId }: { joberId: string; companyId: string },
): ChatSide | null {
  if (actor.joberId === joberId) return 'seeker';
  const { member } = actor;
  if (member?.companyId !== companyId || !mayTalk(member.role)) return null;
  const refusal = companyRefusal(member.companyStatus);
  if (refusal) throw appError(refusal);
  return 'company';
}

/** The post that a seeker wants to write about for the first time. */
export interface Target {
  status: PostState;
  deadline: Date | null;
  company: { status: CompanyStatus };
}

/**
 * A seeker may write to any open post of an approved company.
 * @throws AppError NOT_FOUND, COMPANY_UNCLAIMED, POST_CLOSED
 */
export function requireOpen({ status, deadline, company }: Target, now: Date): void {
  if (!publicPostStates.includes(status)) throw appError('NOT_FOUND', { message: '职位不存在或已被删除' });
  if (company.status === 'unclaimed') throw appError('COMPANY_UNCLAIMED');
  if (company.status !== 'approved' || postStateAt(status, deadline, now) !== 'open') throw appError('POST_CLOSED');
}

/** The state of a conversation that decides whether one may write. */
interface ParticipantStatus {
  seekerBlocks: boolean;
  companyBlocks: boolean;
  companyApproved: boolean;
  /** The post is open; checked for the first message only. */
  postOpen: boolean;
  begun: boolean;
  seekerWrote: boolean;
  /** There is a delivery to the post that was not withdrawn. */
  delivered: boolean;
}

/** Why a side cannot write now, as a message for it; null where it can. */
export function refusalOf(side: ChatSide, status: ParticipantStatus): string | null {
  const [own, theirs] =
    side === 'seeker' ? [status.seekerBlocks, status.companyBlocks] : [status.companyBlocks, status.seekerBlocks];
  if (own) return '您已屏蔽对方，取消屏蔽后才能发送';
  if (theirs) return '对方暂时不接收您的消息';
  if (!status.companyApproved) return '该单位已暂停服务，暂时不能发送';
  if (side === 'seeker') return status.begun || status.postOpen ? null : '该职位已停止招聘';
  return status.seekerWrote || status.delivered ? null : '对方没有投递，也没有联系贵单位，不能主动发消息';
}
