import { sql } from 'drizzle-orm';
import type { CompanyCard } from '#contract/companies/company-shapes.ts';
import { company } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cardColumns, presentCard } from './present.ts';

/** Cards of companies by id, in any state: the caller checks visibility. */
export async function companyCards(db: Database, ids: readonly string[]): Promise<Map<string, CompanyCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(cardColumns)
    .from(company)
    .where(sql`${company.id} = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [row.id, presentCard(row)]));
}
