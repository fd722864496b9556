import type { Actor, CompanyStatus } from '#contract/actor.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { appError } from '../app-error.ts';

const refusals: Partial<Record<CompanyStatus, ErrorCode>> = {
  approved: undefined,
  rejected: 'COMPANY_REJECTED',
  suspended: 'COMPANY_SUSPENDED',
};

/** The error of a company that may not proceed, or null for an approved one. */
export const companyRefusal = (status: CompanyStatus): ErrorCode | null =>
  status === 'approved' ? null : (refusals[status] ?? 'COMPANY_NOT_APPROVED');

type Rights = Pick<Endpoint, 'access' | 'members' | 'operators'>;

/**
 * Refuses callers that the endpoint's `access` does not admit: 401 without a session, 403 for the wrong role, 409 by company
 * state.
 */
export function guard({ access, members, operators }: Rights, actor: Actor): void {
  if (access === 'anyone') return;
  if (!actor) throw appError('SESSION_EXPIRED');
  if (access === 'onboarding') return;
  if (actor.scope !== 'full') {
    const refusal = actor.member && companyRefusal(actor.member.companyStatus);
    throw appError(refusal && (access === 'recruiter' || access === 'member') ? refusal : 'FORBIDDEN');
  }
  if (access === 'account') return;
  if (access === 'seeker' && actor.joberId) return;
  if (access === 'operator' && actor.operatorRole) {
    if (!operators || actor.operatorRole === 'super' || operators.includes(actor.operatorRole)) return;
  }
  if ((access === 'member' || access === 'recruiter') && actor.member) {
    const refusal = access === 'recruiter' ? companyRefusal(actor.member.companyStatus) : null;
    if (refusal) throw appError(refusal);
    if (!members || actor.member.role === 'owner' || members.includes(actor.member.role)) return;
  }
  throw appError('FORBIDDEN');
}
