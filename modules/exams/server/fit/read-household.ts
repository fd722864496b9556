import { resolvePlace } from '#contract/taxonomy/places/places.ts';
import {
  cityCodeOf,
  provinceCodeOf,
  regionByCode,
  regionCovers,
  regionFullName,
  regionPath,
} from '#contract/taxonomy/places/regions.ts';
import type { ExamRequirements } from '../../contract/exam-requirements.ts';
import type { RuleCheck } from '../../contract/exam-shapes.ts';

/** A requirement on 户籍: the places by name, of which one suffices. */
interface HouseholdWords {
  places: string[];
  /** The place of origin of a student, which no record holds, suffices too. */
  originToo: boolean;
}

const origin = /[(（或、/]+含?(?:本[省市县区])?(?:生源地?|考生源)[)）]?/g;
const numbering = /^(?:[(（]?\d+[)）.、]|(?:户籍|户口)(?:要求|条件)[:：])+/;
/** Filler words around place names. What remains without them must be a place. */
const fillers =
  /(?:常住)?(?:户籍|户口)(?:所在地)?(?:须|需|应)?[为在]?|仅限|限于?|[须需]|要求|应(?=具|为|持)|具[有备]|持有|面向|招[聘录]|[人考]员|考生|报考|应聘|(?<=[省市县区])(?:范围)?以?内|范围|[的者]|^为/g;
const relative = /^[本我全]?([省市县区旗])$/;

const isPlace = (name: string) => relative.test(name) || namedCodes(name).length > 0;

/** The regions that a name may mean; none where it says more than a place. */
function namedCodes(name: string): string[] {
  const { code, candidates } = resolvePlace(name);
  const isWhole = (place: string) =>
    regionPath(place).reduce((rest, region) => rest.replace(region.name, '').replace(region.short, ''), name) === '';
  return [...new Set(code ? [code, ...candidates] : candidates)].filter(isWhole);
}

/** The places that a requirement names; null where it says anything else, which only a person can judge. */
export function readHousehold(requirement: string): HouseholdWords | null {
  const text = requirement.normalize('NFKC').replace(/\s|[。;,]+$/g, '');
  if (/优先|除|非|不限|前|满/.test(text)) return null;
  const originToo = /生源/.test(text);
  const places = text
    .replace(origin, '')
    .replace(numbering, '')
    .replace(fillers, '')
    .split(/[、,/或及和]+/);
  return places.every(isPlace) ? { places, originToo } : null;
}

/** What 本省, 本市 and 本县 are for a project in a region; 本市 of a city at county level is that city. */
function relativeCode(unit: string, home: string): string | null {
  const region = regionByCode(home);
  if (!region) return null;
  if (unit === '省') return provinceCodeOf(home);
  const isCounty = region.level === 'county';
  if (unit === '市') return isCounty && region.name.endsWith('市') ? region.code : cityCodeOf(home);
  return isCounty ? region.code : null;
}

/** The region of a place; of several with one name the one in the project's city, then in its province. */
export function householdCode(place: string, home: string): string | null {
  const unit = relative.exec(place)?.[1];
  if (unit) return relativeCode(unit, home);
  const codes = namedCodes(place);
  const nearest = [cityCodeOf(home), provinceCodeOf(home)]
    .map((around) => codes.filter((code) => regionCovers(around, code)))
    .find((found) => found.length > 0);
  const [only, ...others] = nearest ?? codes;
  return only && others.length === 0 ? only : (resolvedCode(place, nearest) ?? null);
}

/** The one that people mean by a name, unless it lies apart from the nearest ones. */
function resolvedCode(place: string, nearest: readonly string[] | undefined): string | null {
  const { code, confidence } = resolvePlace(place);
  return confidence === 'exact' && code && (nearest?.includes(code) ?? true) ? code : null;
}

/** 户籍 by the places that the requirement names. Whatever it says beyond them, or the record does not say, refuses nobody. */
export function checkHousehold(
  { words: { household: required } }: ExamRequirements,
  household: string | null,
  home: string,
): RuleCheck | null {
  if (!required) return null;
  const has = household ? regionFullName(household) : '未填写';
  const line = { rule: 'household', label: '户籍', required, has, section: 'basics' };
  const byPerson = (reason: string): RuleCheck => ({ ...line, verdict: 'person', reason });
  const rule = readHousehold(required);
  const codes = rule?.places.map((place) => householdCode(place, home)) ?? [];
  if (!rule || codes.includes(null)) return byPerson('由组织单位审核');
  if (!household) return { ...line, verdict: 'missing', reason: '基本信息里没有写户籍所在地' };
  const places = codes.filter((code) => code !== null);
  const names = places.map(regionFullName).join('、');
  if (places.some((code) => regionCovers(code, household))) return { ...line, verdict: 'fits', reason: '' };
  if (rule.originToo) return byPerson(`户籍不在${names}，生源地由组织单位审核`);
  if (places.some((code) => regionCovers(household, code))) return byPerson(`是否在${names}由组织单位审核`);
  return { ...line, verdict: 'unfit', reason: `户籍不在${names}` };
}
