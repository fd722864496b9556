import { hotCityCodes } from '#contract/taxonomy/places/cities.ts';
import { allRegions, cityCodeOf, currentCode, regionByCode, regionCovers } from '#contract/taxonomy/places/regions.ts';

/** Whether a code covers several cities; a municipality is one. */
export const isProvince = (code: string): boolean =>
  regionByCode(code)?.level === 'province' && cityCodeOf(code) === code;

/** Whether a code is below a city. */
export const isCounty = (code: string): boolean => regionByCode(code)?.level === 'county';

/** A region in the index's form: a current code, with a municipality's city for its province code. */
export const indexedRegion = (code: string): string => (isCounty(code) ? currentCode(code) : cityOfRegion(code));

/** A region's city in the index's form: a municipality's province code is its city. */
export const cityOfRegion = (code: string): string => cityCodeOf(currentCode(code));

export const liesIn = (inner: string, outer: string): boolean => regionCovers(outer, inner);

const hotCities = new Set<string>(hotCityCodes.map(cityOfRegion));

/** Counties whose short names are everyday words; only their full names count. */
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
  '新建',
  '江南',
  '解放',
  '胜利',
  '东风',
  '太平',
  '平定',
  '安定',
  '富民',
  '延长',
  '通道',
  '大方',
  '同心',
  '共和',
  '友谊',
]);

/** 西安 is the city, not 西安区 of 牡丹江; 长沙 contains 长沙县. */
function likeliest(codes: string[]): string[] {
  const hot = codes.filter((code) => hotCities.has(code));
  if (hot.length === 1) return hot;
  return codes.filter((code) => !codes.some((other) => other !== code && liesIn(code, other)));
}

/** Of equal names the one in the city that most people mean: 西湖区 of 杭州; null if no great city has one. */
export function likelier(codes: readonly string[]): string | null {
  const city = [...hotCities].find((hot) => codes.some((code) => liesIn(code, hot)));
  return codes.length < 2 || city === undefined ? null : (codes.find((code) => liesIn(code, city)) ?? null);
}

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
  names = new Map([...made].map(([word, codes]) => [word, likeliest(codes)]));
  return names;
}

/** Every name of a region, full and common. */
export const placeNames = (): string[] => [...known().keys()];

/** The regions of a name: several if it is ambiguous (朝阳), none for another word. */
export const placesNamed = (word: string): string[] => known().get(word) ?? [];
