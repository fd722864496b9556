import { allOf, anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { type Condition, chosenLexemes } from '../find/condition.ts';
import type { Search } from '../find/search.ts';
import { bitsOf, codeLexeme, lists, regionLexeme } from '../index/code-bits.ts';
import { cityOfRegion, isProvince } from '../understand/places/places.ts';
import { alternativesOf, isRequired, type WordGroup } from '../understand/word-group.ts';
import { teaching, titleSubject } from './post-definition.ts';

const groupQuery = (group: WordGroup, strong: boolean): Query =>
  anyOf(alternativesOf(group, strong).map((lexemes) => allOf(lexemes.map(anyOf))));

/** The lexemes of words, each of which a document must contain; equivalent to `wordQuery`. */
export const wordQueries = (groups: readonly WordGroup[], strong: boolean): Query[] =>
  groups.filter((group) => isRequired(group, strong) && !group.not).map((group) => groupQuery(group, strong));

/** What documents must not contain. */
export const refusedQueries = (groups: readonly WordGroup[]): Query[] =>
  groups.filter(({ not }) => not).map((group) => groupQuery(group, false));

/** The lexemes of a condition's codes and places; equivalent to `conditionSql` without its comparisons. */
export function conditionQueries(condition: Condition): Query[] {
  const { region, also } = condition;
  const ofPlaces =
    region === null
      ? []
      : also.length === 0
        ? regionTerms(region)
        : [anyOf([region, ...also].map((one) => allOf(regionTerms(one))))];
  return [...chosenLexemes(condition).map(anyOf), ...ofPlaces];
}

const regionTerms = (region: string): string[] =>
  isProvince(region)
    ? [regionLexeme(region)]
    : [...new Set([cityOfRegion(region), region])].map((code) => regionLexeme(code));

/** The lexemes of the first tier by fit; equivalent to `strongSql`. */
export function fitQueries({ condition: { said, prefersTeaching }, groups, prefers }: Search): Query[] {
  const asTeacher = prefersTeaching ? [teaching] : [];
  if (prefers.length > 0) return [...asTeacher, ...wordQueries(prefers, false)];
  const ofCodes = said.map(({ list, codes }) =>
    anyOf(list === 'stage' ? codes.map((code) => codeLexeme('stage', code)) : ordinals(codes).map(titleSubject)),
  );
  return [...ofCodes, ...asTeacher, ...wordQueries(groups, true)];
}

function ordinals(codes: readonly string[]): number[] {
  const bits = bitsOf('subject', codes);
  return Object.keys(lists.subject).flatMap((_, at) => (bits & (1n << BigInt(at)) ? [at] : []));
}
