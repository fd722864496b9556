import { type CountedFilter, countedFilters } from '#contract/search/list-filters.ts';
import type { Facets, PostFilters } from '#contract/search/post-search.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import type { Counted, Facet } from '../engine.ts';
import { engineOf } from '../engine-of.ts';
import { codesOfBits } from '../index/code-bits.ts';
import { cityOfRegion, isProvince } from '../understand/places/places.ts';
import { understand } from '../understand/understand.ts';
import type { Condition } from './condition.ts';
import type { Search } from './search.ts';

/** Facets that are counted under the same condition. */
interface Variant {
  search: Search;
  facets: Facet[];
}

/**
 * The number of results of each option, with the other filters unchanged and its own row ignored; of all facets, or the `wanted`.
 */
export async function facetCounts(
  source: SearchSource,
  filters: PostFilters,
  now: Date,
  requested?: readonly Facet[],
): Promise<Facets> {
  const engine = await engineOf(source);
  const search = await understand(engine, filters, 'newest', now);
  const ofCodes = Object.fromEntries(countedFilters.map((name) => [name, {}])) as Pick<Facets, CountedFilter>;
  const result: Facets = { city: {}, county: {}, ...ofCodes, estimated: false };
  const variants = only(requested, variantsOf(search));
  const counted = await Promise.all(variants.map((variant) => engine.facets(variant.search, variant.facets)));
  for (const { rows, isExact } of counted) {
    for (const row of rows) addUp(result[row.facet], row);
    if (!isExact) result.estimated = true;
  }
  return result;
}

function variantsOf(search: Search): Variant[] {
  const { condition } = search;
  const under = (changed: Partial<Condition>) => ({ ...search, condition: { ...condition, ...changed } });
  const chosen = countedFilters.filter((list) => condition.codes.some((filter) => filter.list === list));
  const own = chosen.map((list) => ({
    search: under({ codes: condition.codes.filter((filter) => filter.list !== list) }),
    facets: [list as Facet],
  }));
  const free: Facet[] = countedFilters.filter((list) => !chosen.includes(list));
  const { region } = condition;
  if (region === null) return [{ search, facets: ['city', ...free] }, ...own];
  const cities = { search: under({ region: null, also: [] }), facets: ['city' as Facet] };
  if (isProvince(region)) return [{ search, facets: free }, cities, ...own];
  const city = cityOfRegion(region);
  if (city === region) return [{ search, facets: ['county', ...free] }, cities, ...own];
  return [{ search, facets: free }, { search: under({ region: city, also: [] }), facets: ['county'] }, cities, ...own];
}

function only(requested: readonly Facet[] | undefined, variants: Variant[]): Variant[] {
  if (!requested) return variants;
  const cut = variants.map(({ search, facets }) => ({
    search,
    facets: facets.filter((facet) => requested.includes(facet)),
  }));
  return cut.filter(({ facets }) => facets.length > 0);
}

function addUp(counts: Record<string, number>, { facet, value, posts }: Counted): void {
  // Such a post has no known city; its province is not one, and has more results than these.
  if (facet === 'city' && isProvince(value)) return;
  const isList = facet !== 'city' && facet !== 'county';
  const codes = isList ? codesOfBits(facet, BigInt(value)) : [value];
  for (const code of codes) counts[code] = (counts[code] ?? 0) + posts;
}
