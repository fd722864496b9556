import type { PostFilters, Widening } from '#contract/search/post-search.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { provinceCodeOf, regionByCode, regionShortName } from '#contract/taxonomy/places/regions.ts';
import { TOTAL_CAP } from '#server/platform/paging.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import type { SearchEngine } from '../engine.ts';
import { engineOf } from '../engine-of.ts';
import { listNames, lists } from '../index/code-bits.ts';
import { isChip } from '../understand/explain.ts';
import type { QueryPart } from '../understand/query-part.ts';
import type { Guess } from '../understand/repair/repair-parts.ts';
import { repairKeyword, type Understood, understandAll, understoodWith } from '../understand/understand.ts';

/** A wider search: its description and filters. */
interface Wider {
  label: string;
  filters: PostFilters;
}

/** Number of wider searches tried, in the order in which people give filters up. */
const most = 8;
/** Maximum shown; each is a separate search. */
const enough = 3;

/** Removes or widens one filter at a time; returns those with more results, most first. */
async function widen(
  engine: SearchEngine,
  filters: PostFilters,
  { search, parts, repaired }: Understood,
  now: Date,
): Promise<Widening[]> {
  const wider = [...meant(filters, repaired.offered), ...widerThan(filters, parts)].slice(0, most);
  if (wider.length === 0) return [];
  const current = await engine.count(search);
  // With this many results no wider search is offered.
  if (current >= TOTAL_CAP) return [];
  const found: Widening[] = [];
  for (const { label, filters: given } of wider) {
    if (found.length >= enough) break;
    const read = given.keyword === filters.keyword ? repaired : await repairKeyword(engine, given.keyword, now);
    const total = await engine.count(understoodWith(read, given, 'newest', now).search);
    if (total > current) found.push({ label, query: queryOf(given), total });
  }
  return found.sort((one, other) => other.total - one.total);
}

function without(filters: PostFilters, ...names: (keyof PostFilters)[]): PostFilters {
  const remaining = Object.entries(filters).filter(([name]) => !names.includes(name as keyof PostFilters));
  return Object.fromEntries(remaining) as PostFilters;
}

function widerThan(filters: PostFilters, parts: readonly QueryPart[]): Wider[] {
  const fewerCodes = listNames.toReversed().flatMap((list) => {
    const codes = filters[list];
    if (!codes || codes.length === 0) return [];
    return [{ label: `去掉“${labelsOf(lists[list], codes).join('、')}”`, filters: without(filters, list) }];
  });
  const anySalary = filters.salaryMin !== undefined || filters.salaryMax !== undefined;
  return [
    ...(filters.within === undefined ? [] : [{ label: '不限发布时间', filters: without(filters, 'within') }]),
    ...(anySalary ? [{ label: '不限薪资', filters: without(filters, 'salaryMin', 'salaryMax') }] : []),
    ...widerTypedPlace(filters, parts),
    ...fewerParts(filters, parts),
    ...widerPlace(filters),
    ...fewerCodes,
    ...(filters.major?.length ? [{ label: '不限专业', filters: without(filters, 'major') }] : []),
    ...(filters.cohort?.length ? [{ label: '不限届别', filters: without(filters, 'cohort') }] : []),
  ];
}

function widerPlace(filters: PostFilters): Wider[] {
  const region = regionByCode(filters.cityCode);
  if (!region) return [];
  if (filters.alsoCity?.length) return [{ label: '不限地区', filters: without(filters, 'cityCode', 'alsoCity') }];
  const above = region.level === 'county' ? region.parent : region.level === 'city' ? provinceCodeOf(region.code) : '';
  const isWider = above !== '' && regionShortName(above) !== region.short;
  if (!isWider) return [{ label: '不限地区', filters: without(filters, 'cityCode') }];
  return [{ label: `扩大到${regionShortName(above)}`, filters: { ...filters, cityCode: above } }];
}

/** Each of several parts of the keyword may be left out. */
function fewerParts(filters: PostFilters, parts: readonly QueryPart[]): Wider[] {
  const chips = parts.filter(isChip);
  if (chips.length < 2) return [];
  return chips.map(({ label }) => ({ label: `去掉“${label}”`, filters: ignoring(filters, label) }));
}

/** What a word may mean instead. */
const meant = (filters: PostFilters, offered: readonly Guess[]): Wider[] =>
  offered.map((guess) => ({
    label: `改找“${guess.meant}”`,
    filters: { ...filters, ignore: undefined, keyword: guess.meant },
  }));

/** A city that was typed may become its province. */
function widerTypedPlace(filters: PostFilters, parts: readonly QueryPart[]): Wider[] {
  const place = parts.find(({ region }) => region !== undefined);
  if (!place) return [];
  return widerPlace({ ...ignoring(filters, place.label), cityCode: place.region });
}

const ignoring = (filters: PostFilters, label: string): PostFilters => ({
  ...filters,
  ignore: [...(filters.ignore ?? []), label],
});

/** The filters as they stand in the URL of /jobs. */
function queryOf(filters: PostFilters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** Searches that give up one condition and find more, each with its number. */
export async function widerSearches(source: SearchSource, filters: PostFilters, now: Date): Promise<Widening[]> {
  const engine = await engineOf(source);
  return widen(engine, filters, await understandAll(engine, filters, 'newest', now), now);
}
