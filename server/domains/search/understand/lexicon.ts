import type { ExperienceCode } from '#contract/taxonomy/experiences.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import { benefitWords } from '#contract/taxonomy/words/benefit-words.ts';
import { certificateWords, educationWords, titleWords } from '#contract/taxonomy/words/requirement-words.ts';
import { roleWords } from '#contract/taxonomy/words/role-words.ts';
import { stageWords } from '#contract/taxonomy/words/stage-words.ts';
import { subjectWords } from '#contract/taxonomy/words/subject-words.ts';
import { synonymGroups, synonymsOf } from '#contract/taxonomy/words/synonyms.ts';
import { tenureWords } from '#contract/taxonomy/words/tenure-words.ts';
import type { WordLists } from '#contract/taxonomy/words/word-lists.ts';
import { codeLexeme, type ListName, lists } from '../index/code-bits.ts';
import { fillerWords } from '../sayings/connecting-words.ts';
import { phraseWords } from '../sayings/sayings.ts';
import { benefitTexts, offeringWords } from './meaning/benefit-texts.ts';
import { companyTypeWords } from './meaning/company-type-words.ts';
import { normalise } from './normalise.ts';
import { placeNames } from './places/places.ts';
import type { WordGroup } from './word-group.ts';

// Words used in searches only. In a cell of an imported table they would mean too much.

type Words<Code extends string> = Partial<Record<Code, readonly string[]>>;

const words = (text: string): string[] => text.split(' ');
const colleges = words('高校 高等学校 高等院校');
const inSystem = words('体制内');
const graduates = words('应届 应届生 应届毕业生 毕业生');
const newcomers = words('经验不限 不限经验 无经验 零经验 无需经验 不需要经验 不要求经验 无工作经验 不要求工作经验');

const stagePhrases: Words<StageCode> = {
  'higher-vocational': colleges,
  'vocational-undergraduate': [...colleges, '大学'],
  postgraduate: [...colleges, '大学'],
};

const tenurePhrases: Words<TenureCode> = {
  establishment: inSystem,
  quota: inSystem,
  'special-post': inSystem,
  targeted: inSystem,
};

const experiencePhrases: Words<ExperienceCode> = {
  any: newcomers,
  graduate: [...newcomers, ...graduates],
  '0-1': [...newcomers, ...graduates],
};

/** The meaning of a sector's word in a search. */
export interface Meaning {
  kind: WordGroup['kind'];
  /** Equivalent codes: one of the outer list, of which all. Empty for a word that is narrower than its code. */
  codes: string[][];
  /** Codes of which the word is a part: 园长 is a 校/园长, 钢琴 is 音乐. */
  within: string[][];
  /** Other words for it. */
  synonyms: string[];
  /** Whether a title with the word means it as well. */
  titled: boolean;
}

/** A word in several lists has the kind that comes first here. */
const tables: [ListName, WordGroup['kind'], Partial<WordLists<string>>][] = [
  ['subject', 'subject', subjectWords],
  ['role', 'role', roleWords],
  ['stage', 'stage', stageWords],
  ['stage', 'stage', stagePhrases],
  ['tenure', 'trait', tenureWords],
  ['tenure', 'trait', tenurePhrases],
  ['experience', 'benefit', experiencePhrases],
  ['education', 'trait', educationWords],
  ['title', 'benefit', titleWords],
  ['certificate', 'benefit', certificateWords],
  ['benefit', 'benefit', benefitWords],
  ['companyType', 'benefit', companyTypeWords],
];
/** Codes for distinct things: 园长 is not 校长. */
const coarse = new Set(['#r:head', '#r:substitute']);
/** Rank teaching posts higher, and are never required. */
const teachers = new Set([
  ...words('教师 老师 教员 师资 teacher 专任教师 专任老师 专业课教师 专业课老师'),
  ...words('任课教师 任课老师 科任教师 科任老师 学科教师 授课教师'),
]);
/** Lists whose codes say all: their words in a text say less ('编制' in 非编制, 住宿 of pupils). */
const coded = new Set<ListName>(['education', 'experience', 'companyType', 'certificate']);

/** Titles also say that there is none of these: 非编制. */
const onPayroll = new Set(['#t:establishment', '#t:contract']);

interface Sense {
  list: ListName;
  kind: WordGroup['kind'];
  lexeme: string;
  /** The word is exactly equivalent to the code. */
  isEqual: boolean;
}

let meanings: Map<string, Meaning> | undefined;

function known(): Map<string, Meaning> {
  if (meanings) return meanings;
  const senses = new Map<string, Sense[]>();
  for (const [list, kind, table] of tables) {
    for (const [code, words = []] of Object.entries(table)) {
      for (const word of words.filter((word) => !teachers.has(word))) {
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

const benefitOf = ({ list, lexeme }: Sense): string[] => (list === 'benefit' ? [lexeme.slice(3)] : []);

function meaningFrom(word: string, senses: Sense[]): Meaning {
  const [first] = senses;
  const stated = [...synonymsOf(word), ...benefitTexts(senses.flatMap(benefitOf))];
  const synonyms = first?.list === 'benefit' ? stated : synonymsOf(word);
  const of = (list: ListName) => senses.filter((sense) => sense.list === list);
  const both = of('stage').length > 0 && of('subject').length > 0 && !senses.some(({ isEqual }) => isEqual);
  if (both) return { kind: 'subject', codes: [senses.map(({ lexeme }) => lexeme)], within: [], synonyms, titled: true };
  // 包吃住 requires both; 语数外 any.
  if (of('benefit').length > 1)
    return {
      kind: 'benefit',
      codes: [of('benefit').map(({ lexeme }) => lexeme)],
      within: [],
      synonyms: stated,
      titled: true,
    };
  const remaining = senses.filter((sense) => {
    if (coarse.has(sense.lexeme) || (sense.list === 'stage' && of('role').length > 0)) return false;
    const isFree = sense.list !== 'subject' && sense.list !== 'role' && sense.list !== 'benefit';
    return isFree || sense.isEqual || of(sense.list).length > 1;
  });
  const isNarrow = remaining.length === 0 && first?.list !== 'role';
  const isWithin = (sense: Sense) => sense.list === first?.list && !remaining.includes(sense);
  return {
    kind: isNarrow ? 'plain' : (first?.kind ?? 'plain'),
    codes: remaining.map(({ lexeme }) => [lexeme]),
    within: senses.filter(isWithin).map(({ lexeme }) => [lexeme]),
    synonyms,
    titled: remaining.length === 0 || !remaining.every(({ list, lexeme }) => coded.has(list) || onPayroll.has(lexeme)),
  };
}

export const meaningOf = (word: string): Meaning | undefined => known().get(word);

/** Every word for a teacher. */
export const teacherWords: readonly string[] = [...teachers];

/** Every meaningful word, more common codes of a list first. */
export const meaningWords = (): string[] => [...known().keys()];

export const meansTeacher = (word: string): boolean => teachers.has(word);

/** '小学语文' is 小学 and 语文. */
const isPair = (word: string): boolean => known().has(word.slice(0, 2)) && known().has(word.slice(2));

/** The 学段 and the 学科 in a compound word: 大学英语 is 大学 and 英语. */
export const pairIn = (word: string): string[] | null =>
  isPair(word) && (known().get(word)?.codes[0]?.length ?? 0) > 1 ? [word.slice(0, 2), word.slice(2)] : null;

/** Words that the segmenter may not split. */
export function dictionaryWords(): string[] {
  const synonyms = synonymGroups.flat().filter((word) => !isPair(word));
  const all = [
    ...meaningWords(),
    ...synonyms,
    ...teachers,
    ...fillerWords,
    ...phraseWords,
    ...offeringWords,
    ...placeNames(),
  ];
  return [...new Set(all.filter((word) => !/[\s/—-]/.test(word)))];
}
