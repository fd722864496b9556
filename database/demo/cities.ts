import type { Weighted } from './random.ts';
import { readData } from './read-data.ts';

/** How dear a city is: pay follows it. */
export type CityTier = 1 | 2 | 3 | 4;

interface DemoCity {
  code: string;
  tier: CityTier;
}

/** Code, tier, weight: where the site's companies are. Real places; the leaders first, a long tail behind. */
const table = readData<readonly (readonly [string, CityTier, number])[]>('cities');

export const demoCities: Weighted<DemoCity> = table.map(([code, tier, weight]) => [{ code, tier }, weight] as const);

/** The tier of a city; that of a small one where the table has none. */
export function tierOf(cityCode: string): CityTier {
  return table.find(([code]) => code === cityCode)?.[1] ?? 4;
}
