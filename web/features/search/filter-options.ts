import type { CountedFilter } from '#contract/search/list-filters.ts';
import type { Facets, Understood } from '#contract/search/post-search.ts';
import { type SalaryBandCode, salaryBands } from '#contract/taxonomy/filters/salary-bands.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import type { FilterOption } from '#web/features/filters/filter-sheet.tsx';
import { salaryBandOf, salaryFilterText } from './chosen-filters.ts';
import {
  anyOption,
  codeFilters,
  codeLists,
  codesIn,
  optionName,
  placesOf,
  pressed,
  withPlaces,
} from './filter-lists.ts';
import { type CodeFilter, type JobFilters, jobsHref } from './job-filters.ts';
import { withoutPlace } from './understood/understood.ts';

export interface Option extends FilterOption {
  count?: number | undefined;
  /** The filters of the address that the option leads to. */
  leads: JobFilters;
}

const option = (label: string, current: boolean, leads: JobFilters, count?: number): Option => ({
  label,
  current,
  leads,
  href: jobsHref(leads),
  count,
});

export interface OptionGroup {
  label: string;
  /** Its URL parameter; a group of several parameters has a name that is none of theirs. */
  name: string;
  /** The chosen values as text; empty for none. */
  chosen: string;
  /** Created on access: most groups of a page are never opened. */
  readonly options: Option[];
}

export interface Place {
  code: string;
  name: string;
  count?: number;
}

/** The counts that a page has; a list without counts shows its options without numbers. */
export type KnownFacets = Partial<Pick<Facets, CountedFilter | 'estimated'>>;

/** A list as options with counts. Options without results are omitted, except chosen ones. */
export function codeGroup(name: CodeFilter, filters: JobFilters, facets: KnownFacets | null): OptionGroup {
  const { label } = codeFilters[name];
  const list = codeLists[name];
  const counts = facets?.[name as CountedFilter] ?? null;
  const chosen = codesIn(filters, name);
  const options = () =>
    codesOf(list)
      .filter((code) => chosen.includes(code) || counts === null || (counts[code] ?? 0) > 0)
      .map((code) =>
        option(optionName(list, code), chosen.includes(code), pressed(filters, name, code), counts?.[code]),
      );
  const any = () => option(anyOption, chosen.length === 0, { ...filters, [name]: undefined });
  const words = chosen.map((code) => optionName(list, code));
  return {
    label,
    name,
    chosen: words.length > 1 ? `${words.length} 项` : (words[0] ?? ''),
    get options() {
      return [any(), ...options()];
    },
  };
}

export function salaryGroup(filters: JobFilters): OptionGroup {
  const band = salaryBandOf(filters);
  const none = { ...filters, salaryMin: undefined, salaryMax: undefined };
  const options = (Object.keys(salaryBands) as SalaryBandCode[]).map((code) => {
    const { label, min, max } = salaryBands[code];
    const leads = {
      ...none,
      salaryMin: min === null ? undefined : String(min),
      salaryMax: max === null ? undefined : String(max),
    };
    return option(label, code === band, leads);
  });
  const chosen = salaryFilterText(filters) ?? '';
  const any = option(anyOption, chosen === '', none);
  return { label: '薪资', name: 'salary', chosen, options: [any, ...options] };
}

/** The filters after pressing a city: added in place of its counties, or removed. */
function pressedPlace(filters: JobFilters, code: string): JobFilters {
  const places = placesOf(filters);
  const left = places.filter((other) => cityCodeOf(other) !== code);
  return withPlaces(
    filters,
    places.includes(code) ? left : left.length < places.length ? [code, ...left] : [...places, code],
  );
}

/** Counties of the chosen city, or cities of the whole country. */
export function placeGroup(filters: JobFilters, whole: Place | null, places: readonly Place[]): OptionGroup {
  const chosen = placesOf(filters);
  const [, ...others] = chosen;
  const options = places.map(({ code, name, count }) =>
    whole
      ? option(name, filters.cityCode === code, withPlaces(filters, [code, ...others]), count)
      : option(name, chosen.includes(code), pressedPlace(filters, code), count),
  );
  const current = options.find((option) => option.current);
  const all = option(
    whole ? `全${whole.name}` : '全国',
    !current && filters.cityCode === whole?.code,
    withPlaces(filters, whole ? [whole.code, ...others] : []),
    whole?.count,
  );
  return { label: whole ? '区县' : '城市', name: 'cityCode', chosen: current?.label ?? '', options: [all, ...options] };
}

/** The chosen city among the others, which stay in reach. */
function cityGroup(filters: JobFilters, chosen: Place, others: readonly Place[]): OptionGroup {
  const here = filters.cityCode && cityCodeOf(filters.cityCode);
  const places = placesOf(filters);
  const isChosen = (code: string) => code === here || places.includes(code);
  const options = [chosen, ...others]
    .filter(({ name }) => name !== '')
    .map(({ code, name, count }) => option(name, isChosen(code), pressedPlace(filters, code), count));
  const all = option('全国', !here, withPlaces(filters, []));
  const current = options.filter((option) => option.current);
  const words = current.length > 1 ? `${current.length} 个城市` : (current[0]?.label ?? '');
  return { label: '城市', name: 'city', chosen: words, options: [all, ...options] };
}

interface Places {
  understood: Understood;
  city: Place | null;
  places: readonly Place[];
  cities: readonly Place[];
}

/** The row of cities, and while one is chosen the row of its counties. */
export function placeGroups(given: JobFilters, { city, places, cities, understood }: Places): OptionGroup[] {
  const filters = withoutPlace(given, understood);
  if (!city) return [placeGroup(filters, null, places)];
  const isIn = filters.cityCode !== undefined && cityCodeOf(filters.cityCode) === city.code;
  const row = cityGroup(filters, city, cities);
  return isIn ? [row, placeGroup(filters, city, places)] : [row];
}
