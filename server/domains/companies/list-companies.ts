import { and, inArray, sql } from 'drizzle-orm';
import { speedFrom } from '#contract/answers/answer-time.ts';
import type { companyEndpoints } from '#contract/companies/companies.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { company, publicCompaniesIn } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cappedTotal, cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import { nameContains } from './name-search.ts';
import { cardColumns, presentCard } from './present.ts';

type CompanyQuery = QueryOf<typeof companyEndpoints, 'GET /api/companies'>;

/** Fills rows of two and of three. */
const PAGE_SIZE = 24;

/** More than a company has open posts. */
const CLAIMED = 1_000_000;

/**
 * Sort keys, highest first: companies that are here before those that nobody has claimed, by open posts; those that answer nearly all
 * by their speed, the others by their rate, without a rate last.
 */
const keys = {
  posts: sql<number>`${company.openPosts} + case when ${company.status} = 'unclaimed' then 0 else ${sql.raw(`${CLAIMED}`)} end`,
  replies: sql<number>`case when ${company.replyRate} >= ${speedFrom} then 10000000 - coalesce(${company.replyMinutes}, 999999)
    else coalesce(round(${company.replyRate} * 10), -1)::int end`,
};

/**
 * Public companies, those with most open posts or the quickest answers first. No index serves the order: the counts by type read the same
 * rows anyway.
 */
export async function listCompanies(db: Database, query: CompanyQuery) {
  const page = pageOf(query, [cursorParts.whole, cursorParts.id], PAGE_SIZE);
  const { after } = page;
  const key = keys[query.sort ?? 'posts'];
  const named = query.keyword ? (nameContains(query.keyword) ?? sql`false`) : undefined;
  const around = and(publicCompaniesIn(query.cityCode), named);
  const types: readonly string[] | null = query.companyType?.length ? query.companyType : null;
  const rows = await db
    .select({ ...cardColumns, key })
    .from(company)
    .where(
      and(
        around,
        types ? inArray(company.type, types) : undefined,
        after
          ? sql`(${key} < ${after[0]}::int or (${key} = ${after[0]}::int and ${company.id} > ${after[1]}::bigint))`
          : undefined,
      ),
    )
    .orderBy(sql`${key} desc`, company.id)
    .offset(page.offset)
    .limit(page.size + 1);
  const { rows: shown, nextCursor } = cutPage(rows, page, (row) => [String(row.key), row.id]);
  const counts = await db
    .select({ type: company.type, n: sql<number>`count(*)::int` })
    .from(company)
    .where(around)
    .groupBy(company.type);
  const counted = counts.reduce((sum, { type, n }) => (!types || types.includes(type) ? sum + n : sum), 0);
  return {
    items: shown.map((row) => presentCard(row)),
    nextCursor,
    ...cappedTotal(counted),
    byType: Object.fromEntries(counts.map(({ type, n }) => [type, n])),
  };
}
