import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { lexemeFilters } from '#contract/search/lexeme-filters.ts';
import { addressOrder, type ListFilter } from '#contract/search/list-filters.ts';
import { paths } from '#web/paths.ts';

// The first view of a list of posts makes links alone; what knows the lists behind the filters is `filter-lists.ts`.

export type CodeFilter = ListFilter | keyof typeof lexemeFilters | 'within';
export type PlainFilter = Exclude<(typeof addressOrder)[number], CodeFilter> | 'sort';
export type FilterName = CodeFilter | PlainFilter;

/** The validated filters of a search URL; several codes are separated by commas. */
export type JobFilters = Partial<Record<FilterName, string>>;

/** The canonical order of filters in a URL. */
export const filterNames: FilterName[] = [...addressOrder, 'sort'];

/** The URL of a search with changed filters; `undefined` removes one. Always from page 1. */
export function jobsHref(filters: JobFilters, change: JobFilters = {}, at: typeof paths.jobs = paths.jobs): string {
  const all: JobFilters = { ...filters, ...change };
  return at(Object.fromEntries(filterNames.map((name) => [name, all[name]])));
}

type PostsQuery = NonNullable<InputOf<Api['GET /api/posts']>['query']>;

/** The filters in the API's form. */
export function searchQuery({ salaryMin, salaryMax, ...rest }: JobFilters): PostsQuery {
  const money = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  return { ...rest, salaryMin: money(salaryMin), salaryMax: money(salaryMax) } as PostsQuery;
}
