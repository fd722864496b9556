import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { company, publicCompany } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cappedTotal, cursorParts, cutPage, pageOf, TOTAL_CAP } from '#server/platform/paging.ts';
import { nameContains } from './name-search.ts';
import { cardColumns, presentCard } from './present.ts';

interface CompanyQuery {
  keyword?: string | undefined;
  cityCode?: string | undefined;
  companyType?: string[] | undefined;
  cursor?: string | undefined;
  page?: number | undefined;
}

/** A whole province for a province's code, else the one city (or the county's companies). */
function inPlace(cityCode: string | undefined): SQL | undefined {
  if (!cityCode) return undefined;
  if (cityCode.endsWith('0000'))
    return sql`${company.cityCode} between ${cityCode} and ${`${cityCode.slice(0, 2)}9999`}`;
  if (cityCode.endsWith('00')) return sql`${company.cityCode} = ${cityCode}`;
  return sql`${company.regionCode} = ${cityCode}`;
}

/** Public companies, those with most open posts first. */
export async function listCompanies(db: Database, query: CompanyQuery) {
  const page = pageOf(query, [cursorParts.whole, cursorParts.id]);
  const { after } = page;
  const named = query.keyword ? (nameContains(query.keyword) ?? sql`false`) : undefined;
  const matching = and(
    publicCompany('company'),
    inPlace(query.cityCode),
    query.companyType?.length ? inArray(company.type, query.companyType) : undefined,
    named,
  );
  const later = after
    ? sql`(${company.openPosts} < ${after[0]}::int or (${company.openPosts} = ${after[0]}::int and ${company.id} > ${after[1]}::bigint))`
    : undefined;
  const rows = await db
    .select(cardColumns)
    .from(company)
    .where(and(matching, later))
    .orderBy(sql`${company.openPosts} desc`, company.id)
    .offset(page.offset)
    .limit(page.size + 1);
  const { rows: shown, nextCursor } = cutPage(rows, page, (row) => [String(row.openPosts), row.id]);
  const counted = await db.$count(
    db
      .select({ one: sql`1` })
      .from(company)
      .where(matching)
      .limit(TOTAL_CAP + 1)
      .as('found'),
  );
  return { items: shown.map((row) => presentCard(row)), nextCursor, ...cappedTotal(counted) };
}
