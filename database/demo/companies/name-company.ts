import { cityName } from '#contract/taxonomy/places/regions.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import { firmStems, kindergartenStems, lands, schoolStems, universityKinds } from '../names/stems.ts';
import { regionName } from '../places.ts';
import type { Random } from '../random.ts';
import type { CompanyKind } from './kinds.ts';

export interface CompanyName {
  name: string;
  shortName: string;
  stages: readonly StageCode[];
}

/** A name of the kind's patterns that no company of this load has yet; `taken` remembers it. */
export function nameCompany(
  random: Random,
  kind: CompanyKind,
  regionCode: string,
  cityCode: string,
  taken: Set<string>,
): CompanyName {
  const city = cityName(cityCode);
  const county = regionName(regionCode);
  for (let attempt = 0; ; attempt++) {
    const { text, stages } = random.weighted(kind.patterns);
    const words: Record<string, string> = {
      '{stem}': random.pick(schoolStems),
      '{kid}': random.pick(kindergartenStems),
      '{firm}': random.pick(firmStems),
      '{land}': random.pick(lands[regionCode.slice(0, 2)] ?? ['华夏湾']),
      '{field}': random.pick(universityKinds),
    };
    const filled = text.replace(/\{(?!city|county)\w+\}/g, (slot) => words[slot] ?? '');
    // After many clashes the district tells namesakes apart.
    const placed = attempt > 20 && !text.includes('{county}') ? `${county}${filled.replace('{city}', '')}` : filled;
    const plain = placed.replace('{city}', city).replace('{county}', county).replace('（）', '');
    const name = attempt > 400 ? `${plain}（${county}校区）` : plain;
    if (taken.has(name) || [...name].length > 40) continue;
    taken.add(name);
    return { name, shortName: shortNameOf(name, city, county), stages };
  }
}

/** The name without its place and legal form, as people say it. */
function shortNameOf(name: string, city: string, county: string): string {
  const short = name
    .replace(/（[^（）]*）/g, '')
    .replace(/(有限公司|服务中心)$/, '')
    .replace(new RegExp(`^(${city}市?|${county})`), '');
  return [...short].length >= 4 ? [...short].slice(0, 20).join('') : name.slice(0, 20);
}
