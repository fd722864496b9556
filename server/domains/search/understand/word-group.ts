import { inName, inTitle, quoteLexeme } from '../index/vector.ts';

/**
 * One thing that a searcher asked for. A post has it by one of `codes` or one of `words`, each of which is one or
 * more lexemes that must all be there.
 */
export interface WordGroup {
  /** As typed, for messages and for the order in which groups are given up. */
  text: string;
  kind: 'stage' | 'subject' | 'role' | 'place' | 'trait' | 'benefit' | 'plain' | 'generic';
  codes: string[][];
  /** Codes of which the word says a part. */
  within?: string[][];
  words: string[][];
}

/** Where a word must stand. */
type Reach = 'title' | 'named' | 'anywhere';

// 学段, 学科 and 岗位 of a post stand in its codes and title; in a description they are said of anything.
const reach: Record<WordGroup['kind'], Reach> = {
  stage: 'title',
  subject: 'title',
  role: 'title',
  place: 'named',
  // 编制 and 本科 are said of much in a description; 双休 and 食宿 mean what they say.
  trait: 'title',
  benefit: 'anywhere',
  plain: 'anywhere',
  generic: 'title',
};
const strongReach: Record<WordGroup['kind'], Reach> = { ...reach, plain: 'named' };

/** `~ab` is already of titles and names alone. */
function forms(word: string, where: Reach): string[] {
  if (where === 'anywhere' || word.startsWith('~')) return [word];
  return where === 'title' ? [inTitle(word)] : [inTitle(word), inName(word)];
}

const oneOf = (alternatives: string[]): string =>
  alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`;
const all = (parts: string[]): string => parts.join(' & ');

/**
 * A group as lexemes: one of the outer list, of which all; each in one of its forms. Strongly, a 学科 must be said in the title,
 * a 岗位 be said as well as held (会计学教师 is no 会计), and a place be held: 余杭 may stand in the name of a school elsewhere.
 */
export const alternativesOf = ({ kind, codes, within = [], words }: WordGroup, strong: boolean): string[][][] => {
  const where = strong ? strongReach[kind] : reach[kind];
  const byWord = words.map((lexemes) => lexemes.map((lexeme) => forms(lexeme, where)));
  const byCode = codes.map((lexemes) => lexemes.map((code) => [code]));
  if (strong && kind === 'place' && byCode.length > 0) return byCode;
  if (!strong || byWord.length === 0 || (kind !== 'subject' && kind !== 'role')) return [...byCode, ...byWord];
  const roles = kind === 'role' ? [...codes, ...within].flat() : [];
  return roles.length > 0 ? byWord.map((lexemes) => [...lexemes, roles]) : byWord;
};

const groupQuery = (group: WordGroup, strong: boolean): string =>
  oneOf(
    alternativesOf(group, strong)
      .map((lexemes) => all(lexemes.map((one) => oneOf(one.map(quoteLexeme)))))
      .map((one) => `(${one})`),
  );

/** Generic words ('老师') only raise a post that has them. */
export const isRequired = ({ kind }: WordGroup, strong: boolean): boolean => strong || kind !== 'generic';

/**
 * The groups as a tsquery. `strong`: all that is asked for stands in the title, or in a code that says it as plainly;
 * such posts stand first by fit.
 */
export const wordQuery = (groups: readonly WordGroup[], strong: boolean): string =>
  all(groups.filter((group) => isRequired(group, strong)).map((group) => groupQuery(group, strong)));

/** One of each list of lexemes. */
export const lexemeQuery = (lists: readonly (readonly string[])[]): string =>
  all(lists.map((lexemes) => oneOf(lexemes.map(quoteLexeme))));

/** Both, where either may be empty. */
export const both = (one: string, other: string): string => all([one, other].filter(Boolean));

/** Every lexeme that a query of the groups may name. */
export const lexemesOfGroups = (groups: readonly WordGroup[]): string[] =>
  groups.flatMap((group) => [false, true].flatMap((strong) => alternativesOf(group, strong).flat(2)));
