import type { Call } from '#contract/api.ts';
import type { Facets } from '#contract/search/post-search.ts';
import { cityCodeOf, hotCities, hotCityList, provinceCodeOf } from '#web/features/city/hot-cities.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { chosenFilters } from './chosen-filters.ts';
import { readFilters } from './filter-lists.ts';
import type { KnownFacets, Place } from './filter-options.ts';
import { type JobFilters, jobsHref, searchQuery } from './job-filters.ts';

/** Rows beyond this page are reached by cursor only. */
const DEEPEST_PAGE = 50;
const MAX_PLACES = 16;

type Regions = { code: string; name: string }[];

/** Optional content that may fail without failing the list; it is requested again with the next page. */
const orNull = <T>(promise: Promise<T>): Promise<T | null> =>
  promise.catch(() => {
    last = null;
    return null;
  });

async function loadSides(call: Call, filters: JobFilters, opened: string | null) {
  const { sort, ...query } = searchQuery(filters);
  const city = filters.cityCode ? cityCodeOf(filters.cityCode) : null;
  const aside = { background: true, quiet: true };
  const regions = (parent: string) => orNull<Regions>(call('GET /api/site/regions', { query: { parent } }, aside));
  const [facets, counties, siblings] = await Promise.all([
    orNull(call('GET /api/posts/facets', { query }, aside)),
    city ? regions(city) : null,
    city && !hotCities[city] ? regions(provinceCodeOf(city)) : null,
  ]);
  const known = placesOf(city, facets, counties ?? [], siblings ?? []);
  const place = known.places.find(({ code }) => code === filters.cityCode) ?? known.city;
  return {
    facets: facets && shownFacets(facets, opened),
    ...known,
    chosen: chosenFilters(filters, place?.name ?? ''),
  };
}

/** The rows of a document show two lists; the others load when a menu is opened, or with the page that has one open. */
function shownFacets({ city: _, county: __, ...facets }: Facets, opened: string | null): KnownFacets {
  const { stage, tenure, estimated } = facets;
  const first = typeof window === 'undefined';
  return first && opened === null ? { stage, tenure, estimated } : facets;
}

const countOf = (facets: Facets | null, code: string) => facets?.city[code] ?? facets?.county[code];

const greatCities: Regions = hotCityList.map(([code, name]) => ({ code, name }));

/** Places that have posts, those with most first. */
const offered = (regions: Regions, facets: Facets | null): Place[] =>
  regions
    .map(({ code, name }) => ({ code, name, count: countOf(facets, code) }))
    .filter(({ count }) => facets === null || (count ?? 0) > 0)
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
    .slice(0, MAX_PLACES);

/** The great cities, or of a chosen city its counties, beside the great cities that it may be changed for. */
function placesOf(city: string | null, facets: Facets | null, counties: Regions, siblings: Regions) {
  const cities = offered(greatCities, facets);
  if (!city) return { city: null, places: cities, cities: [] };
  const name = hotCities[city] ?? siblings.find(({ code }) => code === city)?.name ?? '';
  return {
    city: { code: city, name, count: countOf(facets, city) } satisfies Place,
    places: offered(counties, facets),
    cities: cities.filter(({ code }) => code !== city),
  };
}

type Sides = ReturnType<typeof loadSides>;
let last: { key: string; sides: Sides } | null = null;

/** In a browser, paging and sorting request the list only, unless a part failed before. */
export function cachedSides(call: Call, filters: JobFilters, opened: string | null): Sides {
  if (typeof document === 'undefined') return loadSides(call, filters, opened);
  const key = jobsHref(filters, { sort: undefined });
  if (last?.key !== key) last = { key, sides: loadSides(call, filters, opened) };
  return last.sides;
}

const pageOf = (query: URLSearchParams) => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 ? Math.min(page, DEEPEST_PAGE) : 1;
};

/** What wider searches would find, of a list that is empty. */
export function loadWider(call: Call, filters: JobFilters) {
  const { sort: _, ...query } = searchQuery(filters);
  return orNull(call('GET /api/posts/around', { query }, { background: true, quiet: true }));
}

/** All data of a list, and where it goes on. */
export async function loadSearched(call: Call, url: URL) {
  const filters = readFilters(url.searchParams);
  const page = pageOf(url.searchParams);
  const opened = url.searchParams.get('open');
  const sides = cachedSides(call, filters, opened);
  const posts = await call('GET /api/posts', { query: { ...searchQuery(filters), page } }).catch(failPage);
  const { items, nextCursor: cursor, understood, ...count } = posts;
  const cards = items.map(listedPost);
  const around = cards.length === 0 ? await loadWider(call, filters) : null;
  return {
    cursor,
    data: { filters, page, opened, count, understood, cards, around, now: Date.now(), ...(await sides) },
  };
}

/** All data of /jobs, for the server's first document and the browser's navigation alike. */
export const loadJobs = async (call: Call, url: URL) => (await loadSearched(call, url)).data;

/** The data of the filters. */
export type FilterData = Pick<JobsData, 'filters' | 'chosen' | 'facets' | 'city' | 'places' | 'cities' | 'understood'>;
export type JobsData = Awaited<ReturnType<typeof loadJobs>>;
