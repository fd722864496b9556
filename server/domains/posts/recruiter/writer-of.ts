import { type Ctx, member } from '#server/platform/http/context.ts';
import type { Writer } from './drafts.ts';

/** The calling recruiter; the contract has checked the role. */
export function writerOf(ctx: Ctx): Writer {
  const { accountId, member: place } = member(ctx);
  return { accountId, companyId: place.companyId, memberId: place.memberId, now: ctx.now };
}
