import { benefitWords } from '#contract/taxonomy/benefit-words.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { certificateWords, educationWords, titleWords } from '#contract/taxonomy/requirement-words.ts';
import { roleWords } from '#contract/taxonomy/role-words.ts';
import { stageWords } from '#contract/taxonomy/stage-words.ts';
import { subjectWords } from '#contract/taxonomy/subject-words.ts';
import { synonymGroups, synonymsOf } from '#contract/taxonomy/synonyms.ts';
import { tenureWords } from '#contract/taxonomy/tenure-words.ts';
import type { WordLists } from '#contract/taxonomy/word-lists.ts';
import { codeLexeme, type ListName, lists } from './code-bits.ts';
import { companyTypeWords } from './company-type-words.ts';
import { normalise } from './normalise.ts';
import { placeNames } from './places.ts';
import type { WordGroup } from './word-group.ts';

/** What a word of the sector means to a search. */
export interface Meaning {
  kind: WordGroup['kind'];
  /** Codes that say the same: one of the outer list, of which all. Empty for a word that is narrower than its code. */
  codes: string[][];
  /** Other words for it. */
  synonyms: string[];
}

/** A word in several lists is of the kind that comes first here. */
const tables: [ListName, WordGroup['kind'], WordLists<string>][] = [
  ['subject', 'subject', subjectWords],
  ['role', 'role', roleWords],
  ['stage', 'stage', stageWords],
  ['tenure', 'trait', tenureWords],
  ['education', 'trait', educationWords],
  ['title', 'benefit', titleWords],
  ['certificate', 'benefit', certificateWords],
  ['benefit', 'benefit', benefitWords],
  ['companyType', 'benefit', companyTypeWords],
];
/** One code for things that nobody takes for each other: 园长 is no 校长. */
const coarse = new Set(['#r:head', '#r:substitute']);
/** What nearly every post says; it raises a post that says it, and is asked of none. */
const generic =
  '教师 老师 教员 师资 招聘 招募 诚聘 急聘 急招 直招 直聘 工作 岗位 职位 学校 单位 信息 公告 人员 相关 附近';
const genericWords = new Set(generic.split(' '));

interface Sense {
  list: ListName;
  kind: WordGroup['kind'];
  lexeme: string;
  /** The word says neither more nor less than the code. */
  isEqual: boolean;
}

let meanings: Map<string, Meaning> | undefined;

function known(): Map<string, Meaning> {
  if (meanings) return meanings;
  const senses = new Map<string, Sense[]>();
  for (const [list, kind, table] of tables) {
    for (const [code, words] of Object.entries(table)) {
      for (const word of words) {
        const sense = { list, kind, lexeme: codeLexeme(list, code), isEqual: saysTheSame(word, list, code) };
        senses.set(word, [...(senses.get(word) ?? []), sense]);
      }
    }
  }
  meanings = new Map([...senses].map(([word, found]) => [word, meaningFrom(word, found)]));
  return meanings;
}

function saysTheSame(word: string, list: ListName, code: string): boolean {
  const names = [labelOf(lists[list], code), shortOf(lists[list], code)].flatMap((label) => [
    label,
    ...label.split('/'),
  ]);
  const plain = names.map(normalise);
  return plain.includes(word) || synonymsOf(word).some((other) => plain.includes(other));
}

function meaningFrom(word: string, senses: Sense[]): Meaning {
  const [first] = senses;
  const synonyms = synonymsOf(word);
  const of = (list: ListName) => senses.filter((sense) => sense.list === list);
  const both = of('stage').length > 0 && of('subject').length > 0 && !senses.some(({ isEqual }) => isEqual);
  if (both) return { kind: 'subject', codes: [senses.map(({ lexeme }) => lexeme)], synonyms };
  // 包吃住 asks for both; 语数外 is content with any.
  if (of('benefit').length > 1)
    return { kind: 'benefit', codes: [of('benefit').map(({ lexeme }) => lexeme)], synonyms };
  const kept = senses.filter((sense) => {
    if (coarse.has(sense.lexeme) || (sense.list === 'stage' && of('role').length > 0)) return false;
    const isFree = sense.list !== 'subject' && sense.list !== 'role' && sense.list !== 'benefit';
    return isFree || sense.isEqual || of(sense.list).length > 1;
  });
  const isNarrow = kept.length === 0 && first?.list !== 'role';
  return { kind: isNarrow ? 'plain' : (first?.kind ?? 'plain'), codes: kept.map(({ lexeme }) => [lexeme]), synonyms };
}

export const meaningOf = (word: string): Meaning | undefined => known().get(word);

/** Every word that has a meaning, the commoner codes of a list first. */
export const meaningWords = (): string[] => [...known().keys()];

export const isGeneric = (word: string): boolean => genericWords.has(word);

/** '小学语文' is 小学 and 语文. */
const isPair = (word: string): boolean => known().has(word.slice(0, 2)) && known().has(word.slice(2));

/** What the segmenter must keep whole. */
export function dictionaryWords(): string[] {
  const synonyms = synonymGroups.flat().filter((word) => !isPair(word));
  const all = [...meaningWords(), ...synonyms, ...genericWords, ...placeNames()];
  return [...new Set(all.filter((word) => !/[\s/—-]/.test(word)))];
}
