import { inArray } from 'drizzle-orm';
import { companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Names of members by account, for those who may see who acted. */
export async function memberNames(db: Database, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const { accountId, name } = companyMember;
  const rows = await db
    .select({ accountId, name })
    .from(companyMember)
    .where(inArray(accountId, [...new Set(accountIds)]));
  return new Map(rows.map((row) => [row.accountId, row.name]));
}
