import { allRegions, cityCodeOf, currentCode, regionByCode, regionCovers } from '#contract/taxonomy/places/regions.ts';

/** Whether a code means many cities; a municipality is one. */
export const isProvince = (code: string): boolean =>
  regionByCode(code)?.level === 'province' && cityCodeOf(code) === code;

/** Whether a code is below a city. */
export const isCounty = (code: string): boolean => regionByCode(code)?.level === 'county';

/** A region in the form that the index has: a code in force, and a municipality's city for its province code. */
export const indexedRegion = (code: string): string => (isCounty(code) ? currentCode(code) : cityOfRegion(code));

/** The city of a region in the form that the index has: a municipality's province code is its city. */
export const cityOfRegion = (code: string): string => cityCodeOf(currentCode(code));

export const liesIn = (inner: string, outer: string): boolean => regionCovers(outer, inner);

/** Counties whose short names are words of everyday; they are meant by their full names only. */
const everyday = new Set([
  '合作',
  '东方',
  '和平',
  '新城',
  '文化',
  '前进',
  '向阳',
  '友好',
  '城中',
  '城区',
  '郊区',
  '建设',
  '红旗',
  '向阳',
  '光明',
  '永安',
  '平安',
  '长安',
  '公安',
  '金山',
  '文山',
]);

let names: Map<string, string[]> | undefined;

function known(): Map<string, string[]> {
  if (names) return names;
  const made = new Map<string, string[]>();
  for (const { code, name, short, level } of allRegions()) {
    const city = level === 'county' ? code : cityOfRegion(code);
    for (const word of level === 'county' && everyday.has(short) ? [name] : [name, short]) {
      made.set(word, [...new Set([...(made.get(word) ?? []), level === 'province' ? city : code])]);
    }
  }
  names = made;
  return made;
}

/** Every name of a region, in full and as people say it. */
export const placeNames = (): string[] => [...known().keys()];

/** The regions of a name: several where it stands for more than one (朝阳), none for another word. */
export const placesNamed = (word: string): string[] => known().get(word) ?? [];
