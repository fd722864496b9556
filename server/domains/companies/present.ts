import type { CompanyCard, CompanyDetail } from '#contract/companies/company-shapes.ts';
import { webAddressOf } from '#contract/web-address.ts';
import { company } from '#database/schema/companies.ts';
import { cityNameOf, regionNameOf } from './profile/place.ts';

/** Columns of a card, listed by hand: credit code and key are not public. */
export const cardColumns = {
  id: company.id,
  name: company.name,
  shortName: company.shortName,
  type: company.type,
  size: company.size,
  cityCode: company.cityCode,
  logoUrl: company.logoUrl,
  status: company.status,
  replyRate: company.replyRate,
  openPosts: company.openPosts,
};

export const detailColumns = {
  ...cardColumns,
  regionCode: company.regionCode,
  address: company.address,
  intro: company.intro,
  website: company.website,
  coverUrl: company.coverUrl,
  album: company.album,
  benefits: company.benefits,
  facts: company.facts,
  source: company.source,
  sourceAt: company.sourceAt,
};

type CompanyRow = typeof company.$inferSelect;
type CardRow = Pick<CompanyRow, keyof typeof cardColumns>;
type DetailRow = Pick<CompanyRow, keyof typeof detailColumns>;

export const presentCard = (row: CardRow): CompanyCard => ({
  id: row.id,
  name: row.name,
  shortName: row.shortName,
  type: row.type,
  size: row.size,
  cityCode: row.cityCode,
  cityName: cityNameOf(row.cityCode),
  logoUrl: row.logoUrl,
  status: row.status,
  replyRate: row.replyRate,
  openPosts: row.openPosts,
});

export const presentDetail = (
  row: DetailRow & Pick<CompanyDetail, 'followers' | 'announcements' | 'experiences'>,
): CompanyDetail => ({
  ...presentCard(row),
  regionName: regionNameOf(row.regionCode),
  address: row.address,
  intro: row.intro,
  website: webAddressOf(row.website),
  coverUrl: row.coverUrl,
  album: row.album.map(({ url }) => url),
  benefits: row.benefits,
  facts: row.facts,
  source: row.source,
  sourceAt: row.sourceAt?.toISOString() ?? null,
  followers: row.followers,
  announcements: row.announcements,
  experiences: row.experiences,
});
