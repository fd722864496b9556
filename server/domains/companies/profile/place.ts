import { companyNameKey } from '#contract/companies/company-name-key.ts';
import { cityCodeOf, cityName, regionChain, regionFullName } from '#contract/taxonomy/places/regions.ts';
import { requireRegion } from '#server/platform/http/protect/require-region.ts';

/**
 * Where a company stands, as its columns keep it.
 * @throws AppError INVALID_INPUT for a place that is not there
 */
export function placeColumns(regionCode: string) {
  requireRegion(regionCode, 'body.regionCode', '所在地区');
  return { regionCode, cityCode: cityCodeOf(regionCode) };
}

export const cityNameOf = cityName;
export const regionNameOf = regionFullName;

/** The key that spellings of one company's name share, within its city. */
export const nameKeyOf = (name: string, regionCode: string): string => companyNameKey(name, regionChain(regionCode));
