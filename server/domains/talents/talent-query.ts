import { type SQL, sql } from 'drizzle-orm';
import type { TalentFilters } from '#contract/talents/talent-shapes.ts';
import { synonymsOf } from '#contract/taxonomy/words/synonyms.ts';
import { cut, inTitle, normalise, quoteLexeme } from '#server/domains/search/public.ts';
import { allOf, anyOf, type Query } from '#server/platform/memory-index/query/query.ts';
import { arrivalLimit } from './index/arrival.ts';
import { lexeme } from './index/talent-row.ts';
import type { Sought, Step } from './recommend/sought.ts';

const maxWords = 8;
/** Words that apply to everyone who seeks work here. */
const fillers = new Set(['老师', '教师', '的', '招', '找', '人才', '求职']);

const all = (parts: readonly string[]) => parts.filter(Boolean).join(' & ');

function wordsOf(keyword: string): string[] {
  const words = [...new Set(cut(normalise(keyword)))];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
}

/** Matches a word or one of its synonyms, each of which may consist of several words. */
const forms = (word: string, mark: (piece: string) => string): Query =>
  anyOf(
    [word, ...synonymsOf(word)].map((form) => {
      const pieces = cut(normalise(form));
      return allOf((pieces.length > 0 ? pieces : [word]).map(mark));
    }),
  );

/** All words of a keyword. `strong`: as they appear in what the person seeks. */
export const keywordQueries = (keyword: string | undefined, strong = false): Query[] =>
  keyword ? wordsOf(keyword).map((word) => forms(word, strong ? inTitle : (piece) => piece)) : [];

/** Filters that have counts, by name. */
export const facetNames = ['stage', 'subject', 'education', 'experience', 'certificate', 'title', 'identity'] as const;
export type FacetName = (typeof facetNames)[number];

/** The conditions of filters by code. */
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
export const stepQueries = ([regions, stages, subjects]: Step): Query[] =>
  [regions.map(lexeme.region), stages.map(lexeme.stage), subjects.map(lexeme.subject)]
    .filter((list) => list.length > 0)
    .map(anyOf);

/** All lexeme conditions of a search; `without` omits one filter, for the counts of its own options. */
export const queriesOf = (filters: TalentFilters, without?: FacetName): Query[] => [
  ...keywordQueries(filters.keyword),
  ...codeQueries(filters, without),
];

/** The same as a tsquery. */
export const tsQuery = (filters: TalentFilters, without?: FacetName): string => queryOf(queriesOf(filters, without));

/** The conditions as a tsquery; '' for none. */
export const queryOf = (filters: readonly Query[]): string => all(filters.map(partOf));

function partOf(filters: Query): string {
  if (typeof filters === 'string') return quoteLexeme(filters);
  return 'anyOf' in filters
    ? `(${filters.anyOf.map(partOf).join(' | ')})`
    : `(${filters.allOf.map(partOf).join(' & ')})`;
}

/**
 * Conditions by comparison: salary in fen a month, the latest start date `YYYY-MM-DD`, and `hidden`: those whom the company must
 * not find.
 */
export interface Compared {
  salaryMax?: number | undefined;
  arrival?: string | undefined;
  hidden: readonly string[];
}

export const comparedOf = ({ filters: { salaryMax, arrival }, hidden, now }: Omit<Sought, 'sort'>): Compared => ({
  salaryMax,
  arrival: arrival && arrivalLimit(arrival, now),
  hidden,
});

export function restSql({ salaryMax, arrival, hidden }: Compared): SQL {
  const parts = [
    salaryMax === undefined ? undefined : sql`talent_search.salary_min <= ${salaryMax}`,
    arrival === undefined ? undefined : sql`talent_search.arrival <= ${arrival}::date`,
    hidden.length > 0 ? sql`talent_search.jober_id <> all(${sql.param([...hidden])}::bigint[])` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`;
}
