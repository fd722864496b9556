import { companyNameKey } from '#contract/companies/company-name-key.ts';
import { cityCodeOf, cityName, regionChain, regionFullName } from '#contract/taxonomy/places/regions.ts';
import { requireRegion } from '#server/platform/http/protect/require-region.ts';

/**
 * A company's location as stored.
 * @throws AppError INVALID_INPUT for an unknown region
 */
export function placeColumns(regionCode: string) {
  requireRegion(regionCode, 'body.regionCode', '所在地区');
  return { regionCode, cityCode: cityCodeOf(regionCode) };
}

export const cityNameOf = cityName;
export const regionNameOf = regionFullName;

/** A key shared by all spellings of a company's name within its city. */
export const nameKeyOf = (name: string, regionCode: string): string => companyNameKey(name, regionChain(regionCode));
