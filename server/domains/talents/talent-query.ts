import { type SQL, sql } from 'drizzle-orm';
import type { TalentFilters } from '#contract/talents/talent-shapes.ts';
import { anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { quoteLexeme } from '#server/domains/search/public.ts';
import { arrivalLimit } from './index/arrival.ts';
import { lexeme } from './index/talent-row.ts';
import type { CandidateSet, Sought } from './recommend/sought.ts';

const all = (parts: readonly string[]) => parts.filter(Boolean).join(' & ');

/** Filters that have counts, by name. */
export const facetNames = ['stage', 'subject', 'education', 'experience', 'certificate', 'title', 'identity'] as const;
export type FacetName = (typeof facetNames)[number];

function codeQueries(filters: TalentFilters, without?: FacetName): Query[] {
  const lexemes = {
    city: filters.cityCode ? [lexeme.region(filters.cityCode)] : [],
    stage: (filters.stage ?? []).map(lexeme.stage),
    subject: (filters.subject ?? []).map(lexeme.subject),
    education: filters.education ? [lexeme.education(filters.education)] : [],
    experience: (filters.experience ?? []).filter((code) => code !== 'any').map(lexeme.experience),
    certificate: (filters.certificate ?? []).map(lexeme.certificate),
    title: filters.title ? [lexeme.title(filters.title)] : [],
    identity: (filters.identity ?? []).map(lexeme.identity),
  };
  return Object.entries(lexemes).flatMap(([name, list]) =>
    name === without || list.length === 0 ? [] : [anyOf(list)],
  );
}

/** People with at least one value from each list that is not empty: regions, 学段 and 学科. */
export const stepQueries = ([regions, stages, subjects]: CandidateSet): Query[] =>
  [regions.map(lexeme.region), stages.map(lexeme.stage), subjects.map(lexeme.subject)]
    .filter((list) => list.length > 0)
    .map(anyOf);

/** All lexeme conditions of a search; `without` omits one filter, for the counts of its own options. */
export const queriesOf = ({ filters, words }: Pick<Sought, 'filters' | 'words'>, without?: FacetName): Query[] => [
  ...words.required,
  ...codeQueries(filters, without),
];

/** The same as a tsquery. */
export const tsQuery = (sought: Pick<Sought, 'filters' | 'words'>, without?: FacetName): string =>
  all([queryOf(queriesOf(sought, without)), refusedSql(sought)]);

/** What a keyword refuses, as a tsquery; '' for nothing. */
export const refusedSql = ({ words }: Pick<Sought, 'words'>): string =>
  all(words.refused.map((refused) => `!${partOf(refused)}`));

/** The conditions as a tsquery; '' for none. */
export const queryOf = (filters: readonly Query[]): string => all(filters.map(partOf));

function partOf(filters: Query): string {
  if (typeof filters === 'string') return quoteLexeme(filters);
  return 'anyOf' in filters
    ? `(${filters.anyOf.map(partOf).join(' | ')})`
    : `(${filters.allOf.map(partOf).join(' & ')})`;
}

/**
 * Conditions by comparison: salary in fen a month, months of teaching, the latest start date `YYYY-MM-DD`, and `hidden`: those whom the company must
 * not find.
 */
export interface Compared {
  salaryMax?: number | undefined;
  monthsMin?: number | undefined;
  monthsMax?: number | undefined;
  arrival?: string | undefined;
  hidden: readonly string[];
}

export const comparedOf = ({ words, filters, hidden, now }: Omit<Sought, 'sort'>): Compared => {
  const { salaryMax = words.salaryMax } = filters;
  const arrival = filters.arrival ?? words.arrival;
  return {
    salaryMax,
    monthsMin: words.monthsMin,
    monthsMax: words.monthsMax,
    arrival: arrival && arrivalLimit(arrival, now),
    hidden,
  };
};

export function restSql({ salaryMax, monthsMin, monthsMax, arrival, hidden }: Compared): SQL {
  const parts = [
    salaryMax === undefined ? undefined : sql`talent_search.salary_min <= ${salaryMax}`,
    monthsMin === undefined ? undefined : sql`talent_search.months >= ${monthsMin}`,
    monthsMax === undefined ? undefined : sql`talent_search.months <= ${monthsMax}`,
    arrival === undefined ? undefined : sql`talent_search.arrival <= ${arrival}::date`,
    hidden.length > 0 ? sql`talent_search.jober_id <> all(${sql.param([...hidden])}::bigint[])` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`;
}
