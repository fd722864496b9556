import { and, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { LoginProvider } from '#contract/identity/account-words.ts';
import type { AccountOverview, accountEndpoints } from '#contract/identity/accounts.ts';
import { accountLogin, phoneChange } from '#database/schema/accounts.ts';
import { consent, jober } from '#database/schema/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, seeker, signedIn } from '#server/platform/http/context.ts';
import { offeredProviders } from '../oauth/oauth-providers.ts';
import { findAccount } from './accounts.ts';
import { maskPhone } from './present.ts';

const CONSENTS = 50;

const ofSeeker = ({ privacy, blindScreening, personalised }: typeof jober.$inferSelect) => ({
  privacy: privacy as NonNullable<AccountOverview['seeker']>['privacy'],
  blindScreening,
  personalised,
});

/** What the account's holder decides on: ways in, privacy, consents. */
export async function accountOverview(deps: Deps, ctx: Ctx): Promise<AccountOverview> {
  const { accountId, phone } = signedIn(ctx);
  const held = await findAccount(ctx.db, phone);
  const [person] = await ctx.db.select().from(jober).where(eq(jober.accountId, accountId));
  const logins = await ctx.db.select().from(accountLogin).where(eq(accountLogin.accountId, accountId));
  const [waiting] = await ctx.db
    .select()
    .from(phoneChange)
    .where(and(eq(phoneChange.accountId, accountId), eq(phoneChange.status, 'waiting')));
  const consents = await ctx.db
    .select()
    .from(consent)
    .where(and(eq(consent.accountId, accountId), isNull(consent.revokedAt)))
    .orderBy(desc(consent.grantedAt))
    .limit(CONSENTS);
  return {
    phone,
    hasPassword: Boolean(held?.passwordHash),
    seeker: person ? ofSeeker(person) : null,
    logins: logins.map(({ provider, boundAt }) => ({
      provider: provider as LoginProvider,
      boundAt: boundAt.toISOString(),
    })),
    providers: offeredProviders(deps.config),
    phoneChange: waiting ? { phone: maskPhone(waiting.phone), dueAt: waiting.dueAt.toISOString() } : null,
    consents: consents.map(({ kind, version, grantedAt }) => ({ kind, version, grantedAt: grantedAt.toISOString() })),
  };
}

type Wish = z.output<(typeof accountEndpoints)['PATCH /api/account/privacy']['body']>;

/** Changes what is named; the rest stays. */
export async function changePrivacy(ctx: Ctx, { privacy, blindScreening, personalised }: Wish) {
  const [row] = await ctx.db
    .update(jober)
    .set({ privacy, blindScreening, personalised, updatedAt: ctx.now })
    .where(eq(jober.id, seeker(ctx).joberId))
    .returning();
  if (!row) throw appError('NOT_FOUND');
  return ofSeeker(row);
}
