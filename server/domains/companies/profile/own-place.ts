import { and, eq, ne, sql } from 'drizzle-orm';
import { companyMember, pendingMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { personOf } from '../team/save-recruiter-name.ts';

/**
 * Makes the account 主管理员 of a company that it registers or claims, and ends its requests elsewhere. Of two parallel registrations
 * by one account, one fails on the unique active membership.
 */
export async function takeOwnership(tx: Database, accountId: string, companyId: string, now: Date): Promise<void> {
  await endRequestsElsewhere(tx, accountId, companyId, now);
  const owner = {
    role: 'owner' as const,
    status: 'active' as const,
    ...(await personOf(tx, accountId)),
    updatedAt: now,
  };
  await tx
    .insert(companyMember)
    .values({ companyId, accountId, ...owner, createdAt: now })
    .onConflictDoUpdate({ target: [companyMember.companyId, companyMember.accountId], set: owner });
}

/** Locks the account's row, so that of two concurrent onboarding calls the second sees the first one's result. */
export const lockAccount = (tx: Database, accountId: string) =>
  tx.execute(sql`select 1 from account where id = ${accountId} for no key update`);

/** Whoever is a member of a company asks no other, and is asked by none. */
export const endRequestsElsewhere = (tx: Database, accountId: string, companyId: string, now: Date) =>
  tx
    .update(companyMember)
    .set({ status: 'left', updatedAt: now })
    .where(and(eq(companyMember.accountId, accountId), ne(companyMember.companyId, companyId), pendingMember));
