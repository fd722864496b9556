import { type SQL, sql } from 'drizzle-orm';
import { companyNameKey } from '#contract/companies/company-name-key.ts';
import { letterCodeIn } from '#contract/companies/letter-code.ts';
import { company, publicCompany } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { prefixPattern } from '#server/platform/database/like-pattern.ts';
import { pick } from '#server/platform/pick.ts';
import { nameContains } from './name-search.ts';
import { cityNameOf } from './profile/place.ts';

const FOUND = 10;

/** Without a keyword the companies with most open posts; null for a keyword that cannot occur in a name. */
function keywordMatch(keyword: string): { where: SQL; first: SQL } | null {
  if (keyword === '') return { where: sql`true`, first: sql`${company.openPosts} desc` };
  const key = companyNameKey(keyword);
  const contains = nameContains(keyword);
  if (!contains || key === '') return null;
  const code = letterCodeIn(keyword);
  const named = sql`name_key like ${prefixPattern(key)}`;
  const begins = code ? sql`(${named} or letter_code = ${code})` : named;
  return {
    where: sql`(${begins} or ${contains})`,
    first: sql`(${begins} or name like ${prefixPattern(keyword)}) desc nulls last, length(name)`,
  };
}

/** Companies whose name, with or without its place, starts with the keyword, or whose letter has this code: to join or to claim. */
export async function findCompanies(db: Database, keyword: string) {
  const requested = keywordMatch(keyword);
  const rows = requested
    ? await db
        .select(pick(company, 'id', 'name', 'type', 'cityCode', 'regionCode', 'logoUrl', 'status'))
        .from(company)
        .where(sql`${publicCompany('company')} and ${requested.where}`)
        .orderBy(requested.first, company.id)
        .limit(FOUND)
    : [];
  const items = rows.map(({ cityCode, status, ...row }) => ({
    ...row,
    cityName: cityNameOf(cityCode),
    unclaimed: status === 'unclaimed',
  }));
  return { items, total: items.length, totalIsCapped: false, nextCursor: null };
}
