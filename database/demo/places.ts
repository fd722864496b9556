import { childRegions, regionByCode } from '#contract/taxonomy/places/regions.ts';
import type { Weighted } from './random.ts';
import { readData } from './read-data.ts';

/** How dear a city is: pay follows it. */
export type CityTier = 1 | 2 | 3 | 4;

/** Where the site's companies are, by code. Real places; the leaders first, a long tail behind. */
const table = readData<readonly (readonly [code: string, tier: CityTier, weight: number])[]>('cities');

export const demoCities: Weighted<string> = table.map(([code, , weight]) => [code, weight] as const);

/** The tier of a city; that of a small one where the table has none. */
export const tierOf = (cityCode: string): CityTier => table.find(([code]) => code === cityCode)?.[1] ?? 4;

/**
 * No school of the mainland's could stand there: development zones, which are no counties of GB/T 2260 and have long names;
 * 台湾, 金门县, and 三沙 with its districts.
 */
const unfit = /^(....7|71|350527|4603)/;

const countiesByCity = new Map<string, readonly string[]>();

/** The counties of a city where companies are put, by code; the city itself where it has none. */
export function countiesOf(cityCode: string): readonly string[] {
  const known = countiesByCity.get(cityCode);
  if (known) return known;
  const counties = childRegions(cityCode).flatMap(({ code }) => (unfit.test(code) ? [] : [code]));
  const found = counties.length > 0 ? counties : [cityCode];
  countiesByCity.set(cityCode, found);
  return found;
}

/** '余杭区', '苏州工业园区'. */
export const regionName = (code: string): string => regionByCode(code)?.name ?? '';
