import type { Sort } from '#contract/search/post-search.ts';
import type { WordGroup } from '../understand/word-group.ts';
import type { Condition } from './condition.ts';

/** A search understood: conditions on the columns, words that posts must have, and the order of the answer. */
export interface Search {
  condition: Condition;
  groups: readonly WordGroup[];
  /** Every word read, also those that became conditions: what titles are marked by. */
  marked: readonly WordGroup[];
  sort: Sort;
}

/** The row that a sheet begins after: its sort keys. */
export interface After {
  month: number;
  at: string;
  id: string;
}

export interface FoundRow extends After {
  /** 1 for a post that has every word in its title: these stand before the others (0) when sorted by fit. */
  tier: number;
  deadline: string | null;
}

export interface Counts {
  found: number;
  /** Of these, how many are of today; told with the first slice. */
  fresh: number;
  /** Whether more may be found than were counted. */
  isCapped: boolean;
}

/** Which part of the answer: after a row, so many rows on, how many. */
export interface Slice {
  after: (After & { tier: number }) | null;
  offset: number;
  rows: number;
}
