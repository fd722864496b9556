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

/** The order of rows. The order by fit is `newest` within each tier. */
export type RowOrder = 'newest' | 'salary';

/** What a walk reads of its rows: the index, or their words, which lie in the order of time or scattered. */
export type Reading = 'index' | 'words' | 'scattered';

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
