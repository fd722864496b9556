import { companyNameKey } from '#contract/company-name-key.ts';
import { cityCodeOf, cityName, regionChain, regionFullName } from '#contract/taxonomy/regions.ts';

/** Where a company stands, as its columns keep it. */
export const placeColumns = (regionCode: string) => ({ regionCode, cityCode: cityCodeOf(regionCode) });

export const cityNameOf = cityName;
export const regionNameOf = regionFullName;

/** The key that spellings of one company's name share, within its city. */
export const nameKeyOf = (name: string, regionCode: string): string => companyNameKey(name, regionChain(regionCode));
