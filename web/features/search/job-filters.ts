import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { addressOrder, listFilters } from '#contract/search/list-filters.ts';
import { sorts } from '#contract/taxonomy/filters/sorts.ts';
import { withins } from '#contract/taxonomy/filters/withins.ts';
import { isCode, type List } from '#contract/taxonomy/list.ts';
import { paths } from '#web/paths.ts';

/** The filters that are codes, with their labels and whether several may stand together. */
export const codeFilters = {
  ...listFilters,
  within: { label: '发布时间', list: withins, many: false },
} as const;

export type CodeFilter = keyof typeof codeFilters;
type PlainFilter = 'keyword' | 'cityCode' | 'salaryMin' | 'salaryMax' | 'sort';
export type FilterName = CodeFilter | PlainFilter;

/** The filters of a search as they stand in the URL, checked; several codes are separated by commas. */
export type JobFilters = Partial<Record<FilterName, string>>;

const MOST_KEYWORD = 60;
const MOST_CODES = 20;

const plain: Record<PlainFilter, (value: string) => string | undefined> = {
  keyword: (value) => [...value.trim()].slice(0, MOST_KEYWORD).join('') || undefined,
  cityCode: (value) => (/^[1-9][0-9]{5}$/.test(value) ? value : undefined),
  salaryMin: (value) => (/^[0-9]{1,9}$/.test(value) ? value : undefined),
  salaryMax: (value) => (/^[0-9]{1,9}$/.test(value) ? value : undefined),
  sort: (value) => (isCode(sorts, value) ? value : undefined),
};

const knownCodes = (name: CodeFilter, value: string) => {
  const list: List = codeFilters[name].list;
  const known = [...new Set(value.split(','))].filter((code) => isCode(list, code));
  return known.slice(0, MOST_CODES).join(',') || undefined;
};

/** The order in which filters stand in a URL, so that one search has one address. */
export const filterNames: FilterName[] = [...addressOrder, 'sort'];

const isCodeFilter = (name: FilterName): name is CodeFilter => Object.hasOwn(codeFilters, name);

/** Reads the filters of a URL. What this build does not know is left out: an old or hand-written link still works. */
export function readFilters(query: URLSearchParams): JobFilters {
  const filters: JobFilters = {};
  for (const name of filterNames) {
    const value = query.get(name);
    if (value === null) continue;
    const checked = isCodeFilter(name) ? knownCodes(name, value) : plain[name](value);
    if (checked !== undefined) filters[name] = checked;
  }
  return filters;
}

/** The address of a search with some filters changed; `undefined` takes one away. Always from the first sheet. */
export function jobsHref(filters: JobFilters, change: JobFilters = {}, at: typeof paths.jobs = paths.jobs): string {
  const all: JobFilters = { ...filters, ...change };
  return at(Object.fromEntries(filterNames.map((name) => [name, all[name]])));
}

export const codesIn = (filters: JobFilters, name: CodeFilter): string[] => filters[name]?.split(',') ?? [];

/** The filters without one code. */
export function withoutCode(filters: JobFilters, name: CodeFilter, code: string): JobFilters {
  const left = codesIn(filters, name).filter((other) => other !== code);
  return { ...filters, [name]: left.join(',') || undefined };
}

/** The filters with one code pressed: chosen, or where several may stand, added or taken away. */
export function pressed(filters: JobFilters, name: CodeFilter, code: string): JobFilters {
  if (!codeFilters[name].many) return { ...filters, [name]: code };
  const chosen = codesIn(filters, name);
  if (chosen.includes(code)) return withoutCode(filters, name, code);
  return { ...filters, [name]: [...chosen, code].join(',') };
}

type PostsQuery = NonNullable<InputOf<Api['GET /api/posts']>['query']>;

/** The filters as the API takes them. */
export function searchQuery({ salaryMin, salaryMax, ...rest }: JobFilters): PostsQuery {
  const money = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  return { ...rest, salaryMin: money(salaryMin), salaryMax: money(salaryMax) } as PostsQuery;
}
