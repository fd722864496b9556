import { type Applicant, applicantOf } from '#contract/search/applicant.ts';
import type { PostFilters } from '#contract/search/post-search.ts';
import { withinSince } from '#contract/taxonomy/filters/withins.ts';
import type { Values } from '#server/platform/database/run-prepared.ts';
import { lexemesForApplicant } from '../index/applicant-lexemes.ts';
import {
  anyCode,
  bitsOf,
  codeLexeme,
  type ListName,
  listNames,
  regionLexeme,
  requestedStages,
  saidLexeme,
} from '../index/code-bits.ts';
import { namedLexemes, teachingBits } from '../index/lexemes.ts';
import { heldSql } from '../index/stored-lists.ts';
import { cityOfRegion, indexedRegion, isProvince } from '../understand/places/places.ts';
import { lexemeQuery } from '../understand/word-group.ts';

/** One of the chosen codes of a list must match; of the benefits, all. */
export interface CodeFilter {
  list: ListName;
  codes: readonly string[];
}

/** The conditions of a search other than words. */
export interface Condition {
  /** Excludes posts that have ended by then. */
  now: Date;
  codes: CodeFilter[];
  /** 学段 and 学科 requested in words: matched by a post's code or by its title. */
  said: CodeFilter[];
  /** Posts open to a person with these qualifications. */
  applicant: Applicant | null;
  /** By fit, teaching posts come first. */
  prefersTeaching: boolean;
  region: string | null;
  /** Places beside the region; none without one. */
  also: readonly string[];
  /** Lexemes of what texts name, each inner list meaning "one of". */
  named: readonly string[][];
  salaryMin: number | null;
  salaryMax: number | null;
  since: Date | null;
}

/** Converts the URL's filters to a condition. */
export function conditionOf(filters: PostFilters, now: Date): Condition {
  return {
    now,
    codes: listNames.flatMap((list) => {
      const codes = filters[list];
      return codes && codes.length > 0 ? [{ list, codes }] : [];
    }),
    said: [],
    applicant: filters.applicant === undefined ? null : applicantOf(filters.applicant),
    prefersTeaching: false,
    region: filters.cityCode === undefined ? null : indexedRegion(filters.cityCode),
    also: filters.cityCode === undefined ? [] : (filters.alsoCity ?? []).map(indexedRegion),
    named: namedLexemes(filters),
    salaryMin: filters.salaryMin ?? null,
    salaryMax: filters.salaryMax ?? null,
    since: filters.within ? withinSince(filters.within, now) : null,
  };
}

/**
 * The condition on the columns. Code filters are all present or all absent, an unused one with all bits set: this gives few
 * statement texts, each planned once per connection.
 */
export function conditionSql(condition: Condition, values: Values): string {
  const { region, also, named, since, salaryMin, salaryMax, codes, said, applicant } = condition;
  const parts = [`deadline > ${values.add(condition.now.toISOString(), 'timestamptz')}`];
  if (region !== null) parts.push(`(${[region, ...also].map((one) => regionSql(one, values)).join(' OR ')})`);
  if (named.length > 0) parts.push(`ts_match_vq(tsv, ${values.add(lexemeQuery(named), 'tsquery')})`);
  if (since !== null) parts.push(`refreshed_at >= ${values.add(since.toISOString(), 'timestamptz')}`);
  if (salaryMin !== null) parts.push(`month_max >= ${values.add(salaryMin, 'int4')}`);
  if (salaryMax !== null) parts.push(`month_min BETWEEN 0 AND ${values.add(salaryMax, 'int4')}`);
  if (applicant) parts.push(`ts_match_vq(tsv, ${values.add(lexemeQuery(lexemesForApplicant(applicant)), 'tsquery')})`);
  if (codes.length > 0) parts.push(...listNames.map((list) => codeSql(list, condition, values)));
  return [...parts, ...said.map((filter) => saidSql(filter, values))].join(' AND ');
}

function codeSql(list: ListName, { codes }: Condition, values: Values): string {
  const chosen = codes.find((filter) => filter.list === list)?.codes;
  const requested = bitsOf(list, chosen ?? []);
  const held = heldSql(list);
  // None is missing. For `= 0` the planner would expect few rows, and read and sort all of them instead of walking an order.
  if (list === 'benefit') return `~${held} & ${values.add(requested.toString(), 'int8')} <= 0`;
  return `${held} & ${values.add((chosen ? requested : anyCode).toString(), 'int8')} <> 0`;
}

function saidSql({ list, codes }: CodeFilter, values: Values): string {
  if (list === 'stage') return `stages & ${values.add(requestedStages(codes).toString(), 'int8')} <> 0`;
  return `(subjects | title_subjects) & ${values.add(bitsOf('subject', codes).toString(), 'int8')} <> 0`;
}

/**
 * The columns' part of the fit: the title states every requested 学科, the post has the 学段 as a code, and it is a teaching post
 * where that is meant. Null if nothing is requested.
 */
export function fitSql({ said, prefersTeaching }: Condition, values: Values): string | null {
  const tests = said.map(({ list, codes }) => {
    const column = list === 'stage' ? 'stages' : 'title_subjects';
    return `${column} & ${values.add(bitsOf(list, codes).toString(), 'int8')} <> 0`;
  });
  if (prefersTeaching) tests.push(`(1::int8 << role) & ${values.add(teachingBits, 'int8')} <> 0`);
  return tests.length > 0 ? tests.join(' AND ') : null;
}

function regionSql(region: string, values: Values): string {
  if (isProvince(region)) {
    const first = Number(region);
    return `city_code BETWEEN ${values.add(first, 'int4')} AND ${values.add(first + 9_999, 'int4')}`;
  }
  const city = cityOfRegion(region);
  const ofCity = `city_code = ${values.add(Number(city), 'int4')}`;
  return city === region ? ofCity : `${ofCity} AND region_code = ${values.add(Number(region), 'int4')}`;
}

/** The lexemes of a condition without its places: each inner list means "one of". */
export function chosenLexemes({ codes, said, applicant, named }: Condition): string[][] {
  const found = codes.flatMap(({ list, codes: chosen }) => {
    const lexemes = chosen.map((code) => codeLexeme(list, code));
    return list === 'benefit' ? lexemes.map((lexeme) => [lexeme]) : [lexemes];
  });
  for (const { list, codes: requested } of said) found.push(requested.map((code) => saidLexeme(list, code)));
  if (applicant) found.push(...lexemesForApplicant(applicant));
  return [...found, ...named];
}

/** All lexemes of a condition. */
export const conditionLexemes = (condition: Condition): string[][] => [
  ...chosenLexemes(condition),
  ...(condition.region === null ? [] : [[condition.region, ...condition.also].map(regionLexeme)]),
];
