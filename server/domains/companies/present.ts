import { sql } from 'drizzle-orm';
import type { CompanyCard, CompanyDetail } from '#contract/companies/company-shapes.ts';
import { webAddressOf } from '#contract/web-address.ts';
import { company } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pick } from '#server/platform/pick.ts';
import { cityNameOf, regionNameOf } from './profile/place.ts';

/** Columns of a card, listed by hand: credit code and key are not public. */
export const cardColumns = {
  ...pick(
    company,
    'id',
    'name',
    'shortName',
    'type',
    'size',
    'cityCode',
    'logoUrl',
    'coverUrl',
    'status',
    'replyRate',
    'replyMinutes',
  ),
  openPosts: company.openPosts,
};

export const detailColumns = {
  ...cardColumns,
  ...pick(company, 'regionCode', 'address', 'intro', 'website', 'album', 'benefits', 'facts', 'source'),
  sourceAt: company.sourceAt,
};

type CompanyRow = typeof company.$inferSelect;
type CardRow = Pick<CompanyRow, keyof typeof cardColumns>;
type DetailRow = Pick<CompanyRow, keyof typeof detailColumns>;

export const presentCard = (row: CardRow): CompanyCard => ({
  ...pick(
    row,
    'id',
    'name',
    'shortName',
    'type',
    'size',
    'cityCode',
    'logoUrl',
    'coverUrl',
    'status',
    'replyRate',
    'replyMinutes',
    'openPosts',
  ),
  cityName: cityNameOf(row.cityCode),
});

export const presentDetail = (
  row: DetailRow & Pick<CompanyDetail, 'followers' | 'announcements' | 'experiences'>,
): CompanyDetail => ({
  ...presentCard(row),
  regionName: regionNameOf(row.regionCode),
  ...pick(row, 'address', 'intro', 'benefits', 'facts', 'source', 'followers', 'announcements'),
  experiences: row.experiences,
  website: webAddressOf(row.website),
  album: row.album.map(({ url }) => url),
  sourceAt: row.sourceAt?.toISOString() ?? null,
});

/** Cards of companies by id, in any state: the caller checks visibility. */
export async function companyCards(db: Database, ids: readonly string[]): Promise<Map<string, CompanyCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(cardColumns)
    .from(company)
    .where(sql`${company.id} = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [row.id, presentCard(row)]));
}
