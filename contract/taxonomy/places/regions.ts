import areas from 'china-area-data/v5/data.json' with { type: 'json' };
import { added, merged, renamed, simplified } from './region-changes.ts';
import { shortRegionName, shortZoneName } from './region-short-name.ts';

/**
 * Provinces, cities and counties of GB/T 2260, from the package `china-area-data` and later changes. For the server and for
 * pickers that load lazily; the browser's first load uses `cities.ts`. Three levels everywhere: a municipality has one city of
 * its own (北京 110000 → 110100), which also contains the counties that the standard lists separately (重庆 500200); a county
 * directly under its province is its own city (仙桃 429004); 东莞, 中山 and 儋州 have no counties; 香港 and 澳门 are province and city in
 * one.
 */
export interface Region {
  code: string;
  /** In full: 广州市. */
  name: string;
  /** Common name: 广州. */
  short: string;
  level: 'province' | 'city' | 'county';
  /** The code one level up; '' for a province. */
  parent: string;
}

const data = areas as Record<string, Record<string, string>>;
const provinces = data['86'] ?? {};
const selfRuled = new Set(['810000', '820000']);
/** 直辖: a heading of the standard, not a place. */
const isHeading = (name: string) => name === '市辖区' || name === '县' || name.includes('直辖县级行政区划');

const regions = new Map<string, Region>();
const children = new Map<string, string[]>([['', []]]);

/** Former names under codes since abolished; not `certain` where the place was divided among several. */
interface FormerRegion {
  name: string;
  code: string;
  certain: boolean;
}
const former: FormerRegion[] = [];

function add(region: Region): void {
  regions.set(region.code, region);
  children.set(region.parent, [...(children.get(region.parent) ?? []), region.code]);
}

function addCounty(code: string, name: string, parent: string, level: Region['level'] = 'county'): void {
  // Nine digits are towns of 东莞 and 中山, below the levels of GB/T 2260.
  if (code.length !== 6 || name === '市辖区') return;
  if (code in renamed || code in merged) {
    former.push({ name, code: currentCode(code), certain: code in renamed });
    return;
  }
  const zone = /^....7/.test(code);
  const short = zone ? shortZoneName(name, regions.get(parent)?.short ?? '') : shortRegionName(name);
  add({ code, name, short, level, parent });
}

const newer: Record<string, Record<string, string>> = {};
for (const entry of added.trim().split(/\s+/)) {
  const code = entry.slice(0, 6);
  newer[code.slice(0, 4)] = { ...newer[code.slice(0, 4)], [code]: entry.slice(6) };
}

function addProvince(code: string, name: string): void {
  add({ code, name, short: shortRegionName(name), level: 'province', parent: '' });
  const below = data[code] ?? {};
  if (selfRuled.has(code)) {
    for (const [county, traditional] of Object.entries(below))
      addCounty(county, simplified[county] ?? traditional, code);
    return;
  }
  const municipal = `${code.slice(0, 2)}0100`;
  for (const [cityCode, cityName] of Object.entries(below)) {
    const isMunicipality = below[municipal] === '市辖区';
    const counties = { ...data[cityCode], ...newer[cityCode.slice(0, 4)] };
    // The package repeats codes of 基隆 under 台中.
    const own = Object.entries(counties).filter(([county]) => county.startsWith(cityCode.slice(0, 4)));
    const sorted = own.sort(([a], [b]) => (a < b ? -1 : 1));
    if (isMunicipality && cityCode === municipal)
      add({ code: municipal, name, short: shortRegionName(name), level: 'city', parent: code });
    if (isMunicipality) for (const [county, text] of sorted) addCounty(county, text, municipal);
    else if (isHeading(cityName)) for (const [county, text] of sorted) addCounty(county, text, code, 'city');
    else {
      add({ code: cityCode, name: cityName, short: shortRegionName(cityName), level: 'city', parent: code });
      for (const [county, text] of sorted) addCounty(county, text, cityCode);
    }
  }
}
for (const [code, name] of Object.entries(provinces)) addProvince(code, name);

/** The code in force: an abolished one maps to its successor, any other to itself. */
export function currentCode(code: string): string {
  return renamed[code] ?? merged[code] ?? code;
}

/** A region by its current or a former code. */
export function regionByCode(code: string | null | undefined): Region | undefined {
  return code ? regions.get(currentCode(code)) : undefined;
}

/** Every region, each after its parent. */
export function allRegions(): Region[] {
  return [...regions.values()];
}

/** Names of abolished counties, with the codes that replace them. */
export function formerRegions(): readonly FormerRegion[] {
  return former;
}

/** The regions from the province down to this one; empty for an unknown code. A municipality appears once. */
export function regionPath(code: string | null | undefined): Region[] {
  const region = regionByCode(code);
  if (!region) return [];
  const above = regionPath(region.parent);
  return above.at(-1)?.name === region.name ? [...above.slice(0, -1), region] : [...above, region];
}

/** The names from the province down, in full: ['广东省', '惠州市', '博罗县']. */
export function regionChain(code: string): string[] {
  return regionPath(code).map((region) => region.name);
}

/** '广东省广州市天河区', '北京市朝阳区'; empty for an unknown code. */
export function regionFullName(code: string): string {
  return regionChain(code).join('');
}

/** '广州', '天河'; empty for an unknown code. */
export function regionShortName(code: string): string {
  return regionByCode(code)?.short ?? '';
}

/** The code of the region's province, of a province itself; empty for an unknown code. */
export function provinceCodeOf(code: string): string {
  const region = regionByCode(code);
  return region ? `${region.code.slice(0, 2)}0000` : '';
}

/**
 * The code of the region's city, as stored in `cityCode` of a post or a person. A municipality given by its province code is its
 * city (110000 → 110100); any other province stays a province.
 */
export function cityCodeOf(code: string): string {
  const region = regionByCode(code);
  if (!region) return code;
  if (region.level === 'county') return region.parent;
  const [only, ...more] = region.level === 'province' ? (children.get(region.code) ?? []) : [];
  return only && more.length === 0 && regions.get(only)?.level === 'city' ? only : region.code;
}

/** The short name of a region's city: '杭州'. */
export function cityName(code: string): string {
  return regionShortName(cityCodeOf(code));
}

/** City and county as a card shows them: '杭州·上城', '长沙·长沙县'; the city or province alone without a known county. */
export function placeLabel(code: string): string {
  const region = regionByCode(code);
  if (region?.level !== 'county') return regionShortName(code);
  const city = regionShortName(region.parent);
  return `${city}·${region.short === city ? region.name : region.short}`;
}

/**
 * The regions directly below one, or the provinces, for a picker. Provinces and cities by their short names; counties in full,
 * since 城区, 城关 and 桥东 are ambiguous.
 */
export function childRegions(parent?: string): { code: string; name: string }[] {
  const above = parent ? (regionByCode(parent)?.code ?? parent) : '';
  return (children.get(above) ?? []).flatMap((code) => {
    const region = regions.get(code);
    return region ? [{ code, name: region.level === 'county' ? region.name : region.short }] : [];
  });
}

/** Whether `inner` equals `outer` or lies in it: a post in 天河区 is found by 天河, 广州 and 广东. */
export function regionCovers(outer: string, inner: string): boolean {
  const region = regionByCode(outer);
  const requested = region?.level === 'province' ? cityCodeOf(region.code) : region?.code;
  return regionPath(inner).some(({ code }) => code === requested);
}
