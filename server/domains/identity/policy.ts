import type { SignedIn } from '#contract/actor.ts';

/** Roles that take part in choosing people; finance does not. */
const choosing = new Set(['owner', 'recruiter', 'interviewer']);

/** By phone a record opens to its own holder and to operators. */
export const mayLookUpPhone = (actor: SignedIn, phone: string): boolean =>
  actor.phone === phone || actor.operatorRole !== null;

/**
 * How a seeker's record opens to who asks: `whole` to its holder and to operators, `delivered` to a recruiter, if that
 * seeker delivered to their company, and not at all to others.
 */
export function viewOfJober(actor: SignedIn, joberId: string): 'whole' | 'delivered' | 'none' {
  if (actor.joberId === joberId || actor.operatorRole) return 'whole';
  return actor.member && choosing.has(actor.member.role) ? 'delivered' : 'none';
}
