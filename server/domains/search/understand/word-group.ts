import { inName, inTitle, quoteLexeme } from '../index/vector.ts';

/**
 * Codes that serve whoever asks for another, though less exactly; such posts come after the others. Who has 本科 may take a post
 * that asks for 大专, and a graduate one that asks for no experience.
 */
const table: Readonly<Record<string, string>> = {
  // Who kept to compulsory schooling looks for a post of the school's house.
  '#e:junior': '#r:canteen #r:security #r:repair #r:boarding #r:driver',
  '#e:senior': '#e:junior',
  '#e:college': '#e:secondary-vocational #e:senior #e:junior',
  '#e:bachelor': '#e:college #e:secondary-vocational #e:senior',
  '#e:master': '#e:bachelor',
  '#s:undergraduate': '#s:higher-vocational',
  '#y:graduate': '#y:any',
  '#k:private-kindergarten': '#k:inclusive-kindergarten',
  '#k:inclusive-kindergarten': '#k:private-kindergarten',
  '#k:private-school': '#k:international-school',
  '#k:technician': '#k:secondary-vocational',
  '#k:secondary-vocational': '#k:technician',
  '#k:higher-vocational': '#k:vocational-university #s:higher-vocational',
  '#k:vocational-university': '#s:vocational-undergraduate',
  '#k:private-university': '#k:independent-college',
  '#k:nursery': '#s:nursery',
  '#k:special-school': '#s:special',
  '#k:correctional-school': '#s:correctional',
  '#k:open-university': '#s:continuing',
  '#k:bureau': '#k:exam-authority',
  '#k:subject-training': '#k:interest-training #k:vocational-training #s:training',
  '#k:interest-training': '#k:subject-training #s:training',
  '#t:contract': '#t:agency #t:private',
  '#t:agency': '#t:contract',
  '#t:hourly': '#r:substitute #t:substitute',
  '#t:substitute': '#r:substitute',
  '#t:postdoc': '#r:postdoc',
  '#r:postdoc': '#t:postdoc',
  '#r:psychologist': '#X:psychology',
  '#r:research-only': '#r:teaching-research #r:research-assistant #r:postdoc',
  '#r:teaching-research': '#r:teaching-first #r:high-level',
  '#r:moral-education': '#r:middle',
  '#r:student-care': '#r:assistant',
  '#r:consultant': '#r:admissions',
  // A kindergarten teaches by fields.
  '#x:fine-arts': '#x:field-arts #x:arts',
  '#x:music': '#x:field-arts #x:arts',
  '#x:dance': '#x:field-arts #x:arts',
  '#x:pe': '#x:field-health',
  '#x:chinese': '#x:field-language',
  '#x:english': '#x:field-language',
  '#x:math': '#x:field-science',
  '#x:science': '#x:field-science',
};

const benefit = '#b:';
const known = new Map(Object.entries(table).map(([code, others]) => [code, others.split(' ')]));

/** What serves as well as any of these codes. Of several benefits that belong together (包吃住), each alone does. */
function looser(codes: readonly (readonly string[])[]): string[][] {
  const held = new Set(codes.flatMap((all) => (all.length === 1 ? all : [])));
  const found = codes.flatMap(([code = '', ...more]) => {
    if (more.length === 0) return known.get(code) ?? [];
    return code.startsWith(benefit) ? [code, ...more] : [];
  });
  return [...new Set(found)].filter((code) => !held.has(code)).map((code) => [code]);
}

/**
 * One requirement of a searcher. A post meets it by one of `codes` or one of `words`, each of which is one or more lexemes that
 * must all occur.
 */
export interface WordGroup {
  /** As typed, for messages and for the order of dropping groups. */
  text: string;
  kind: 'stage' | 'subject' | 'role' | 'place' | 'trait' | 'benefit' | 'plain' | 'named' | 'generic';
  codes: string[][];
  /** Codes of which the word is a part. */
  within?: string[][];
  words: string[][];
  /** Words that rank a post higher, all in its title: '升学指导' of 就业. */
  titled?: string[];
  /** Posts that meet it are left out. */
  not?: true;
}

/** Where a word must occur. */
type Reach = 'title' | 'named' | 'anywhere';

// 学段, 学科 and 岗位 of a post are in its codes and title; in descriptions they occur everywhere.
const reach: Record<WordGroup['kind'], Reach> = {
  stage: 'title',
  subject: 'title',
  role: 'title',
  place: 'named',
  // 编制 and 本科 are frequent in descriptions; 双休 and 食宿 are unambiguous.
  trait: 'title',
  benefit: 'anywhere',
  plain: 'anywhere',
  named: 'named',
  generic: 'title',
};
const strongReach: Record<WordGroup['kind'], Reach> = { ...reach, plain: 'named' };

/** `~ab` is from titles and names only. */
function forms(word: string, where: Reach): string[] {
  if (where === 'anywhere' || word.startsWith('~')) return [word];
  return where === 'title' ? [inTitle(word)] : [inTitle(word), inName(word)];
}

const oneOf = (alternatives: string[]): string =>
  alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`;
const all = (parts: string[]): string => parts.join(' & ');

/**
 * A group as lexemes: one of the outer list, of which all; each in one of its forms. For the first tier a 学科 must be in the
 * title, a 岗位 in title and code (会计学教师 is not 会计; one that others may replace in its code alone), and a place in the code: 余杭 may be part of another school's name.
 */
export const alternativesOf = (group: WordGroup, strong: boolean): string[][][] => {
  const { kind, codes, within = [], words, titled } = group;
  if (strong && titled && codes.length > 0 && looser(codes).length === 0)
    return [[...titled.map((word) => [inTitle(word)]), codes.flat()]];
  const where = strong ? strongReach[kind] : reach[kind];
  const byWord = words.map((lexemes) => lexemes.map((lexeme) => forms(lexeme, where)));
  const byCode = codes.map((lexemes) => lexemes.map((code) => [code]));
  if (strong && (kind === 'place' || kind === 'benefit') && byCode.length > 0) return byCode;
  if (!strong || byWord.length === 0 || (kind !== 'subject' && kind !== 'role')) return [...byCode, ...byWord];
  const roles = kind === 'role' ? [...codes, ...within].flat() : [];
  return roles.length > 0 ? byWord.map((lexemes) => [...lexemes, roles]) : byWord;
};

/** A group that near codes meet as well; the same where there are none. */
export function looserGroup(group: WordGroup): WordGroup {
  const others = group.not ? [] : looser(group.codes);
  return others.length === 0 ? group : { ...group, codes: [...group.codes, ...others] };
}

const groupQuery = (group: WordGroup, strong: boolean): string =>
  oneOf(
    alternativesOf(group, strong)
      .map((lexemes) => all(lexemes.map((lexeme) => oneOf(lexeme.map(quoteLexeme)))))
      .map((one) => `(${one})`),
  );

/** Generic words ('老师') only raise a post's rank. */
export const isRequired = ({ kind, not }: WordGroup, strong: boolean): boolean => (strong ? !not : kind !== 'generic');

const signed = (group: WordGroup, strong: boolean): string =>
  group.not ? `!(${groupQuery(group, strong)})` : groupQuery(group, strong);

/** The groups as a tsquery. `strong`: everything occurs in the title, or in an equivalent code; such posts come first by fit. */
export const wordQuery = (groups: readonly WordGroup[], strong: boolean): string =>
  all(groups.filter((group) => isRequired(group, strong)).map((group) => signed(group, strong)));

/** One of each list of lexemes. */
export const lexemeQuery = (lists: readonly (readonly string[])[]): string =>
  all(lists.map((lexemes) => oneOf(lexemes.map(quoteLexeme))));

/** Conjunction, where either may be empty. */
export const both = (one: string, other: string): string => all([one, other].filter(Boolean));

/** Every lexeme that a query of the groups may contain. */
export const lexemesOfGroups = (groups: readonly WordGroup[]): string[] =>
  groups.flatMap((group) => [false, true].flatMap((strong) => alternativesOf(group, strong).flat(2)));
