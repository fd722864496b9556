import { sql } from 'drizzle-orm';
import { companyNameKey } from '#contract/company-name-key.ts';
import { company, publicCompany } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { nameContains, prefixPattern } from './name-search.ts';
import { cityNameOf } from './place.ts';

const FOUND = 10;

/** Companies whose name, or what of it follows the place, begins so: to join or to claim one at certification. */
export async function findCompanies(db: Database, keyword: string) {
  const key = companyNameKey(keyword);
  const contains = nameContains(keyword);
  if (!contains || key === '') return [];
  const rows = await db
    .select({
      id: company.id,
      name: company.name,
      cityCode: company.cityCode,
      logoUrl: company.logoUrl,
      status: company.status,
    })
    .from(company)
    .where(sql`${publicCompany('company')} and (name_key like ${prefixPattern(key)} or ${contains})`)
    .orderBy(
      sql`(name_key like ${prefixPattern(key)} or name like ${prefixPattern(keyword)}) desc`,
      sql`length(name)`,
      company.id,
    )
    .limit(FOUND);
  return rows.map(({ cityCode, status, ...row }) => ({
    ...row,
    cityName: cityNameOf(cityCode),
    unclaimed: status === 'unclaimed',
  }));
}
