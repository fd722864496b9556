import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member } from '#server/platform/http/context.ts';

/**
 * The company of the query, if it is the caller's own.
 * @throws AppError FORBIDDEN, alike for a foreign and an absent one
 */
export function ownCompanyId(ctx: Ctx, companyId: string): string {
  if (member(ctx).member.companyId !== companyId) throw appError('FORBIDDEN');
  return companyId;
}
