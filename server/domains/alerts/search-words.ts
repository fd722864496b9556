import { monthlyText } from '#contract/posts/salary-text.ts';
import type { SavedFilters } from '#contract/search/alerts.ts';
import { applicantMajors, applicantOf, applicantWords } from '#contract/search/applicant.ts';
import { filterLists } from '#contract/search/filter-lists.ts';
import { cohorts } from '#contract/search/lexeme-filters.ts';
import { addressOrder, type ListFilter, listFilterNames, listFilters } from '#contract/search/list-filters.ts';
import { codesOf, labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { regionShortName } from '#contract/taxonomy/places/regions.ts';
import { partsOfKeyword } from '#server/domains/search/public.ts';

/** The query string of /jobs for a set of filters, independent of the order in which they were chosen. */
export function queryOf(filters: SavedFilters): string {
  const query = new URLSearchParams();
  for (const name of addressOrder) {
    const value = filters[name];
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    query.set(name, Array.isArray(value) ? [...value].sort().join(',') : String(value));
  }
  return query.toString();
}

const longest = 30;
function salaryWords({ salaryMin, salaryMax }: SavedFilters): string {
  if (salaryMin !== undefined && salaryMax !== undefined) return `${monthlyText(salaryMin)}–${monthlyText(salaryMax)}`;
  if (salaryMin !== undefined) return `${monthlyText(salaryMin)} 起`;
  return salaryMax === undefined ? '' : `${monthlyText(salaryMax)} 以内`;
}

/** The keyword in the words of the site, without parts that were taken away. */
const keywordWords = ({ keyword = '', ignore = [] }: SavedFilters): string =>
  partsOfKeyword(keyword)
    .filter((label) => !ignore.includes(label))
    .join(' ') || keyword;

/** The shorts of all lists before this one. */
const shortsBefore = (name: ListFilter): Set<string> =>
  new Set(
    listFilterNames
      .slice(0, listFilterNames.indexOf(name))
      .flatMap((other) => codesOf(filterLists[other]).map((code) => shortOf(filterLists[other], code))),
  );

/** A code in short, with the name of its list where an earlier list has the same word: 小学 is a 学段, 小学资格证 a certificate. */
function wordOf(name: ListFilter, code: string): string {
  const list = filterLists[name];
  const isShared = codesOf(list).some((other) => other !== code && shortOf(list, other) === shortOf(list, code));
  const short = isShared ? labelOf(list, code) : shortOf(list, code);
  return name === 'certificate' || shortsBefore(name).has(short) ? `${short}${listFilters[name].label}` : short;
}

/** The default name of a search: '杭州 小学 语文 事业编制'. */
export function nameOf(filters: SavedFilters): string {
  const applicant = applicantOf(filters.applicant ?? '');
  const words = [
    filters.cityCode ? [filters.cityCode, ...(filters.alsoCity ?? [])].map(regionShortName).join('、') : '',
    keywordWords(filters),
    ...listFilterNames.flatMap((name) => (filters[name] ?? []).map((code) => wordOf(name, code))),
    ...(filters.major ?? []).map((code) => `${applicantMajors[code].label}专业`),
    ...(filters.cohort ?? []).map((code) => cohorts[code]),
    salaryWords(filters),
    applicant ? applicantWords(applicant) : '',
  ].filter(Boolean);
  return [...(words.join(' ') || '全部职位')].slice(0, longest).join('').trim();
}
