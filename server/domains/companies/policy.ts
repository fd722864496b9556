import type { Actor, CompanyStatus, Membership } from '#contract/actor.ts';

/** The company's own people see it in every state, and operators too. */
export const mayReadInAnyState = (companyId: string, actor: Actor): boolean =>
  actor?.member?.companyId === companyId || (actor?.scope === 'full' && actor.operatorRole !== null);

/** Whether the account speaks for the company: only its 主管理员 edits it and decides on members. */
export const isOwnerOf = (companyId: string, member: Membership | null): boolean =>
  member?.companyId === companyId && member.role === 'owner';

/** What an owner's save means in each state of the company. */
export type SaveRule = 'free' | 'reviewed' | 'refused';

/**
 * A company that is not certified yet may be edited freely; of an approved one a new name, licence or type is looked at first;
 * while a review is under way, and when suspended, nothing changes.
 */
export function saveRule(status: CompanyStatus): SaveRule {
  if (status === 'draft' || status === 'rejected') return 'free';
  return status === 'approved' ? 'reviewed' : 'refused';
}

/** A seeker sees the recruiters of an approved company only. */
export const showsRecruiters = (status: string): boolean => status === 'approved';
