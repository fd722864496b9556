import type { Actor, CompanyStatus } from '#contract/actor.ts';
import { isPublicCompany } from '#contract/companies/company-state.ts';
import { publicPostStates } from '#contract/posts/post-state.ts';

/** The state of a company that decides the visibility of its posts. */
interface PostOwner {
  id: string;
  status: CompanyStatus;
}

/** Whether the actor works for the company, in whatever state it is. */
export const isOwnCompany = (companyId: string, actor: Actor): boolean => actor?.member?.companyId === companyId;

/**
 * Who may open a post. Closed and expired ones keep their page; drafts, pending, rejected and removed ones are visible to the
 * company's own people and operators only.
 */
export function mayReadPost(status: string, owner: PostOwner, actor: Actor): boolean {
  if (actor?.scope === 'full' && actor.operatorRole) return true;
  if (isOwnCompany(owner.id, actor)) return true;
  return publicPostStates.some((state) => state === status) && isPublicCompany(owner.status);
}
