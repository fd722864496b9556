import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { accountEndpoints } from '#contract/identity/accounts.ts';
import { jober } from '#database/schema/identity.ts';
import { presentPrivacy } from '#server/domains/identity/public.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';

type PrivacyInput = z.output<(typeof accountEndpoints)['PATCH /api/account/privacy']['body']>;

/** Changes the given fields only. */
export async function changePrivacy(ctx: Ctx, { privacy, blindScreening, personalised }: PrivacyInput) {
  const [row] = await ctx.db
    .update(jober)
    .set({ privacy, blindScreening, personalised, updatedAt: ctx.now })
    .where(eq(jober.id, seeker(ctx).joberId))
    .returning();
  if (!row) throw appError('NOT_FOUND');
  return presentPrivacy(row);
}
