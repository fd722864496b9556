import type { CompanyStatus, MemberRole } from '#contract/actor.ts';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import { isStandingDelivery } from '#contract/deliveries/open-delivery.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type PostState, postStateAt, publicPostStates } from '#contract/posts/post-state.ts';

/** 面试官 read without deciding. */
export const mayMoveDeliveries = (role: MemberRole): boolean => role === 'owner' || role === 'recruiter';

/** The state of a post that decides whether one may deliver. */
export interface Target {
  companyId: string;
  status: PostState;
  deadline: Date | null;
  /** The 公开招聘 project in which one registers instead. */
  examId?: string | null;
  /** Whether one applies elsewhere than on this site. */
  isElsewhere?: boolean;
  /** Whether it asks for `personalFacts`. */
  asksPersonal: boolean;
  company: { status: CompanyStatus };
}

/** Why a post cannot be delivered to now; null where it can. A post that is never public counts as absent. */
export function deliveryRefusal(
  { status, deadline, company }: Pick<Target, 'status' | 'deadline' | 'company'>,
  now: Date,
): ErrorCode | null {
  if (!publicPostStates.includes(status)) return 'NOT_FOUND';
  if (company.status === 'unclaimed') return 'COMPANY_UNCLAIMED';
  if (company.status !== 'approved') return 'POST_CLOSED';
  return postStateAt(status, deadline, now) === 'open' ? null : 'POST_CLOSED';
}

/**
 * Whether the company sees contact details: while the delivery is open or ended by agreement, not after a withdrawal, and not for
 * interviewers.
 */
export const seesContact = (role: MemberRole, status: DeliveryState): boolean =>
  mayMoveDeliveries(role) && isStandingDelivery(status);
