import { monthlyText } from '#contract/posts/salary-text.ts';
import type { SavedFilters } from '#contract/search/alerts.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { type List, shortOf } from '#contract/taxonomy/list.ts';
import { regionShortName } from '#contract/taxonomy/places/regions.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';

const lists = {
  stage: stages,
  subject: subjects,
  tenure: tenures,
  role: roles,
  education: educations,
  title: titles,
  certificate: certificates,
  experience: experiences,
  companyType: companyTypes,
  benefit: benefits,
} as const satisfies Record<string, List>;

const listNames = Object.keys(lists) as (keyof typeof lists)[];

/** The order of a query string, so that one search has one. */
const order = ['keyword', 'cityCode', ...listNames, 'within', 'salaryMin', 'salaryMax'] as const;

/** The query string of /jobs for some filters; the same for the same ones, in whatever order they were chosen. */
export function queryOf(filters: SavedFilters): string {
  const query = new URLSearchParams();
  for (const name of order) {
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

/** What a search is called until its owner names it: '杭州 小学 语文 事业编制'. */
export function nameOf(filters: SavedFilters): string {
  const words = [
    filters.cityCode ? regionShortName(filters.cityCode) : '',
    filters.keyword ?? '',
    ...listNames.flatMap((name) => (filters[name] ?? []).map((code) => shortOf(lists[name], code))),
    salaryWords(filters),
  ].filter(Boolean);
  return [...(words.join(' ') || '全部职位')].slice(0, longest).join('').trim();
}
