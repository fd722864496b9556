import { cityName, placeLabel, regionFullName } from '#contract/taxonomy/places/regions.ts';

/** '杭州' */
export const cityOf = cityName;
/** '杭州·上城', or the city alone without a known county. */
export const placeOf = (cityCode: string, regionCode: string): string =>
  placeLabel(regionCode === '' ? cityCode : regionCode);
/** '浙江省杭州市上城区' */
export const regionNameOf = regionFullName;
