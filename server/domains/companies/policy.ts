import type { Actor, CompanyStatus, Membership } from '#contract/actor.ts';

/** A company's members and operators see it in every state. */
export const mayReadInAnyState = (companyId: string, actor: Actor): boolean =>
  actor?.member?.companyId === companyId || (actor?.scope === 'full' && actor.operatorRole !== null);

/** Whether the account is an owner of the company: only 主管理员 edit it and decide on members. */
export const isOwnerOf = (companyId: string, member: Membership | null): boolean =>
  member?.companyId === companyId && member.role === 'owner';

/** The effect of an owner's save, by the company's state. */
type SaveRule = 'free' | 'reviewed' | 'refused';

/**
 * A company that is not certified may be edited freely. A new name, licence or type of an approved one is reviewed first. Nothing
 * changes while a review is pending or when suspended.
 */
export function saveRule(status: CompanyStatus): SaveRule {
  if (status === 'draft' || status === 'rejected') return 'free';
  return status === 'approved' ? 'reviewed' : 'refused';
}

/** Seekers see the recruiters of approved companies only. */
export const showsRecruiters = (status: string): boolean => status === 'approved';
