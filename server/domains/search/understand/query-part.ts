import type { withins } from '#contract/taxonomy/filters/withins.ts';
import type { WordGroup } from './word-group.ts';

/** Pay in fen a month; null for an open end. */
export interface PayRange {
  least: number | null;
  most: number | null;
}

/** One thing that a query says: a chip. All that it requires is in one of the fields after `label`. */
export interface QueryPart {
  /** As typed. */
  text: string;
  /** As shown; unique within a query. */
  label: string;
  groups: WordGroup[];
  /** What is required instead of the groups, where no post or few have them. */
  instead?: WordGroup[];
  /** Some posts have the groups: they come first. */
  ranks?: true;
  /** The chip for what contains it (`within`), where no post has its words. */
  near?: string;
  /** Tells which kind of the post that follows: without 挖掘机, 挖掘机司机 is something else. */
  specifies?: true;
  /** A word of everyday speech that was understood: it may be left out where only a place and 老师 remain. */
  isSaid?: true;
  /** No title and no school's name has the word, only texts. */
  isAside?: true;
  /** '最好双休': posts that have it come first, and others follow. */
  isWish?: true;
  pay?: PayRange;
  region?: string;
  since?: keyof typeof withins;
}

/** A part and where it stands in the text. */
export interface Placed {
  from: number;
  to: number;
  part: QueryPart;
}

/** What has one of some codes. */
export const codeGroup = (text: string, kind: WordGroup['kind'], codes: readonly string[]): WordGroup => ({
  text,
  kind,
  codes: codes.map((code) => [code]),
  words: [],
});

/** A part of nothing but word groups. */
export const partOf = (text: string, label: string, ...groups: WordGroup[]): QueryPart => ({ text, label, groups });
