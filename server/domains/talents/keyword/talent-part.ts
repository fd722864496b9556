import type { arrivals } from '#contract/talents/talent-shapes.ts';
import type { Query } from '#packages/memory-index/query/query.ts';

/** What a search says of the people who are sought, in lexemes and comparisons. */
export interface TalentWords {
  required: readonly Query[];
  /** The same in what a person seeks: such people come first. */
  strong: readonly Query[];
  refused: readonly Query[];
  /** Fen a month that is offered. */
  salaryMax?: number | undefined;
  /** Months of teaching. */
  monthsMin?: number | undefined;
  monthsMax?: number | undefined;
  /** A limit, or months of which the next one is. */
  arrival?: keyof typeof arrivals | readonly number[] | undefined;
}

/** What is met instead of a condition. */
export interface Near {
  required: readonly Query[];
  /** What such people have, for a note: '有高级职称'. */
  text?: string;
}

/** One condition of a keyword: a chip. */
export interface TalentPart extends TalentWords {
  /** As typed. */
  text: string;
  /** As shown; unique within a keyword. */
  label: string;
  /** Position in `givenUp`: the lowest is given up first. */
  weight: number;
  /** What comes near, nearest first: for a keyword that nobody meets. */
  near?: readonly Near[];
  /** What serves as well where nobody meets all: it is tried before anything is given up. */
  also?: Near;
  /** Who comes near where nothing else says who is sought: who teaches what a certificate is about. */
  alone?: readonly Query[];
  /** A word that no list of the sector has: it may be misspelt. */
  isUnknown?: true;
  /** The words of a phrase that no list has, any of which may stand elsewhere in a resume. */
  words?: readonly string[];
  /** Something taught: 围棋 of 围棋老师. */
  isTaught?: true;
  /** What somebody can do (书法好), which is nothing that they teach. */
  isAbility?: true;
  /** What somebody can do besides what they teach: '会日语的英语老师'. */
  isSkill?: true;
  /** What notes call it where the chip says it in other words: 晚自习 of 学管. */
  typedAs?: string;
  /** A word narrower than what is required: people who have it come first. `rest` says who the others are, `who` these. */
  narrower?: { text: string; query: Query; rest?: string; who?: string };
  /** What the condition does not compare, though it was typed. */
  note?: string;
  /** A way of teaching (IB, 竞赛), beside which the 学科 is named. */
  isManner?: true;
  /** A post that says what is taught: 幼师, beside whom 钢琴 is a skill. */
  isProfession?: true;
  /** '硕士优先': such people come first, and nobody is left out for it. */
  isWish?: true;
}

/** A range of characters. */
export interface Span {
  from: number;
  to: number;
}

/** A part and where it stands in the keyword. */
export interface PlacedPart extends Span {
  part: TalentPart;
}

/** The order in which conditions are given up, the least important first. */
export const givenUp = [
  'word',
  'school-type',
  'tenure',
  'putonghua',
  'title',
  'certificate',
  'experience',
  'arrival',
  'salary',
  'identity',
  'school',
  'education',
  'name',
  'region',
  'role',
  'stage',
  'craft',
  'subject',
  'special',
] as const;

export const weightOf = (kind: (typeof givenUp)[number]): number => givenUp.indexOf(kind);

export const noWords: TalentWords = { required: [], strong: [], refused: [] };

const least = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : undefined);
const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : undefined);

/** All parts together. */
export const joinWords = (parts: readonly TalentWords[]): TalentWords => ({
  required: parts.flatMap(({ required }) => required),
  strong: parts.flatMap(({ strong }) => strong),
  refused: parts.flatMap(({ refused }) => refused),
  salaryMax: most(parts.flatMap(({ salaryMax }) => salaryMax ?? [])),
  monthsMin: most(parts.flatMap(({ monthsMin }) => monthsMin ?? [])),
  monthsMax: least(parts.flatMap(({ monthsMax }) => monthsMax ?? [])),
  arrival: parts.find(({ arrival }) => arrival)?.arrival,
});

/** Texts as notes name them, each once. */
export const quoted = (texts: readonly string[], most = texts.length): string =>
  [...new Set(texts)]
    .slice(0, most)
    .map((text) => `“${text}”`)
    .join('');
