import { childRegions, regionByCode } from '#contract/taxonomy/places/regions.ts';

const countiesByCity = new Map<string, readonly string[]>();

/** Codes of development zones, which are no counties of GB/T 2260 and have long names. */
const isZone = (code: string): boolean => code[4] === '7';

/** 台湾, 金门县, and 三沙 with its districts: the standard lists them, but no school of the mainland's could stand there. */
const unfit = /^(71|350527|4603)/;

/** Whether an invented organisation may be put there. */
const maySettle = (code: string): boolean => !unfit.test(code);

/** The counties of a city where companies are put, by code; the city itself where it has none. */
export function countiesOf(cityCode: string): readonly string[] {
  const known = countiesByCity.get(cityCode);
  if (known) return known;
  const counties = childRegions(cityCode)
    .map((region) => region.code)
    .filter((code) => !isZone(code) && maySettle(code));
  const found = counties.length > 0 ? counties : [cityCode];
  countiesByCity.set(cityCode, found);
  return found;
}

/** '余杭区', '苏州工业园区'. */
export function regionName(code: string): string {
  return regionByCode(code)?.name ?? '';
}
