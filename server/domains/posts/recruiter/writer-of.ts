import { type Ctx, member } from '#server/platform/http/context.ts';
import type { Writer } from './drafts.ts';

/** The recruiter at the desk; that the role may write posts the contract has seen to. */
export function writerOf(ctx: Ctx): Writer {
  const { accountId, member: place } = member(ctx);
  return { accountId, companyId: place.companyId, memberId: place.memberId, now: ctx.now };
}
