import { applicantOf } from '#contract/search/applicant.ts';
import { filterLists } from '#contract/search/filter-lists.ts';
import { lexemeFilters } from '#contract/search/lexeme-filters.ts';
import { listFilters } from '#contract/search/list-filters.ts';
import { sorts } from '#contract/taxonomy/filters/sorts.ts';
import { withins } from '#contract/taxonomy/filters/withins.ts';
import { isCode, type List, labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { type CodeFilter, type FilterName, filterNames, type JobFilters, type PlainFilter } from './job-filters.ts';

/** The code filters, with their labels and whether several values may be combined. */
export const codeFilters = {
  ...listFilters,
  ...lexemeFilters,
  within: { label: '发布时间', many: false },
} as const satisfies Record<CodeFilter, unknown>;

export const codeLists: Readonly<Record<CodeFilter, List>> = {
  ...filterLists,
  major: lexemeFilters.major.list,
  cohort: lexemeFilters.cohort.list,
  within: withins,
};

/** The option that takes a filter away. */
export const anyOption = '不限';

/** An option's name; 经验不限, which a post may ask for, is not the same as any 经验. */
export function optionName(list: List, code: string): string {
  const label = labelOf(list, code);
  return label === anyOption ? shortOf(list, code) : label;
}

const MAX_KEYWORD = 60;
const MAX_IGNORED = 400;
const MAX_CODES = 20;
const MAX_FURTHER = 9;

const placesIn = (value: string) => [...new Set(value.split(','))].filter((code) => /^[1-9][0-9]{5}$/.test(code));

const plain: Record<PlainFilter, (value: string) => string | undefined> = {
  keyword: (value) => [...value.trim()].slice(0, MAX_KEYWORD).join('') || undefined,
  ignore: (value) => (value.length <= MAX_IGNORED && value.trim()) || undefined,
  cityCode: (value) => (/^[1-9][0-9]{5}$/.test(value) ? value : undefined),
  alsoCity: (value) => placesIn(value).slice(0, MAX_FURTHER).join(',') || undefined,
  salaryMin: (value) => (/^[0-9]{1,9}$/.test(value) ? value : undefined),
  salaryMax: (value) => (/^[0-9]{1,9}$/.test(value) ? value : undefined),
  applicant: (value) => (applicantOf(value) ? value : undefined),
  sort: (value) => (isCode(sorts, value) ? value : undefined),
};

const knownCodes = (name: CodeFilter, value: string) => {
  const known = [...new Set(value.split(','))].filter((code) => isCode(codeLists[name], code));
  return known.slice(0, MAX_CODES).join(',') || undefined;
};

const isCodeFilter = (name: FilterName): name is CodeFilter => Object.hasOwn(codeFilters, name);

/** Parses the filters of a URL. Unknown ones are ignored, so that old or hand-written links still work. */
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

export const codesIn = (filters: JobFilters, name: CodeFilter): string[] => filters[name]?.split(',') ?? [];

/** All chosen places, the first of which leads. */
export const placesOf = ({ cityCode, alsoCity }: JobFilters): string[] =>
  cityCode ? [cityCode, ...placesIn(alsoCity ?? '').filter((code) => code !== cityCode)] : [];

/** The filters with these places. */
export function withPlaces(filters: JobFilters, [cityCode, ...also]: readonly string[]): JobFilters {
  return { ...filters, cityCode, alsoCity: also.slice(0, MAX_FURTHER).join(',') || undefined };
}

/** The filters without one code. */
export function withoutCode(filters: JobFilters, name: CodeFilter, code: string): JobFilters {
  const left = codesIn(filters, name).filter((other) => other !== code);
  return { ...filters, [name]: left.join(',') || undefined };
}

/** The filters after pressing a code: selected, or with several values, added or removed. */
export function pressed(filters: JobFilters, name: CodeFilter, code: string): JobFilters {
  if (!codeFilters[name].many) return { ...filters, [name]: code };
  const chosen = codesIn(filters, name);
  if (chosen.includes(code)) return withoutCode(filters, name, code);
  return { ...filters, [name]: [...chosen, code].join(',') };
}
