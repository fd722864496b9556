import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { maskPhone } from '#contract/text.ts';
import { accountLogin, phoneChange } from '#database/schema/accounts.ts';
import { consent, jober } from '#database/schema/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { offeredProviders } from '../oauth/oauth-providers.ts';
import { findAccount } from './accounts.ts';

const CONSENTS = 50;

export const presentPrivacy = ({ privacy, blindScreening, personalised }: typeof jober.$inferSelect) => ({
  privacy: privacy as NonNullable<AccountOverview['seeker']>['privacy'],
  blindScreening,
  personalised,
});

/** The settings of the account's holder: sign-in methods, privacy, consents. */
export async function accountOverview(deps: Deps, ctx: Ctx) {
  const { accountId, phone } = signedIn(ctx);
  const found = await findAccount(ctx.db, phone);
  const [person] = await ctx.db.select().from(jober).where(eq(jober.accountId, accountId));
  const logins = await ctx.db.select().from(accountLogin).where(eq(accountLogin.accountId, accountId));
  const [waiting] = await ctx.db
    .select()
    .from(phoneChange)
    .where(and(eq(phoneChange.accountId, accountId), eq(phoneChange.status, 'waiting')));
  const consents = await ctx.db
    .select({
      kind: consent.kind,
      version: consent.version,
      grantedAt: consent.grantedAt,
      company: sql<string | null>`(select c.name from delivery d join company c on c.id = d.company_id
        where d.id = ${consent.subjectId})`,
    })
    .from(consent)
    .where(and(eq(consent.accountId, accountId), isNull(consent.revokedAt)))
    .orderBy(desc(consent.grantedAt))
    .limit(CONSENTS);
  const ofModules = person
    ? await Promise.all(deps.modules.map(async ({ consents }) => (await consents?.(ctx.db, person.id)) ?? []))
    : [];
  return {
    phone,
    hasPassword: Boolean(found?.passwordHash),
    seeker: person ? presentPrivacy(person) : null,
    logins,
    providers: offeredProviders(deps.config),
    phoneChange: waiting ? { phone: maskPhone(waiting.phone), dueAt: waiting.dueAt } : null,
    consents: [
      ...consents.map(({ grantedAt, ...one }) => ({ ...one, about: null, grantedAt: grantedAt.toISOString() })),
      ...ofModules.flat(),
    ]
      .sort((one, other) => other.grantedAt.localeCompare(one.grantedAt))
      .slice(0, CONSENTS),
  };
}
