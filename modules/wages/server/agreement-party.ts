import type { MemberRole } from '#contract/actor.ts';
import { type Ctx, member, seeker } from '#server/platform/http/context.ts';

/** One side of an agreement, and who acts for it. */
export type AgreementParty =
  | { side: 'seeker'; accountId: string; joberId: string }
  | { side: 'recruiter'; accountId: string; memberId: string; companyId: string; role: MemberRole };
export type School = Extract<AgreementParty, { side: 'recruiter' }>;

export function teacherOf(ctx: Ctx): AgreementParty {
  const { accountId, joberId } = seeker(ctx);
  return { side: 'seeker', accountId, joberId };
}

export function schoolOf(ctx: Ctx): School {
  const { accountId, member: place } = member(ctx);
  return { side: 'recruiter', accountId, memberId: place.memberId, companyId: place.companyId, role: place.role };
}
