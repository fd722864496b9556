import type { Sort } from '#contract/posts.ts';
import type { Condition } from './condition.ts';
import type { After } from './statements.ts';
import type { WordGroup } from './word-group.ts';

/** A search understood: conditions on the columns, words, and the order of the answer. */
export interface Search {
  condition: Condition;
  groups: readonly WordGroup[];
  sort: Sort;
}

export interface FoundRow extends After {
  /** 1 for a post that has every word in its title: these stand before the others (0) when sorted by fit. */
  tier: number;
  deadline: string | null;
}

/** Capped at 1,001 each. */
export interface Counts {
  found: number;
  fresh: number;
}

/** Which part of the answer: after a row, so many rows on, how many. */
export interface Slice {
  after: (After & { tier: number }) | null;
  offset: number;
  rows: number;
}
