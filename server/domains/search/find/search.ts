import type { Sort } from '#contract/search/post-search.ts';
import type { WordGroup } from '../understand/word-group.ts';
import type { Condition } from './condition.ts';

/** A parsed search: conditions on columns, required words, and the order. */
export interface Search {
  condition: Condition;
  groups: readonly WordGroup[];
  /** Words that few posts have: those come first by fit, whatever their titles say. */
  prefers: readonly WordGroup[];
  /** Every word that was understood, including those that became conditions: for highlighting titles. */
  marked: readonly WordGroup[];
  sort: Sort;
}

/** A search by conditions alone. */
export const searchBy = (condition: Condition): Search => ({
  condition,
  groups: [],
  prefers: [],
  marked: [],
  sort: 'newest',
});

/** The sort keys of the row before the page. */
export interface After {
  month: number;
  at: string;
  id: string;
}

export interface FoundRow extends After {
  /** 1 for a post with every word in its title: sorted by fit, these precede the others (0). */
  tier: number;
  deadline: string | null;
}

export interface Counts {
  found: number;
  /** Number of these from today; returned with the first slice. */
  fresh: number;
  /** Whether the total is a lower bound. */
  isCapped: boolean;
}

/** The requested part of the answer: after a row, an offset, and a limit. */
export interface Slice {
  after: (After & { tier: number }) | null;
  offset: number;
  rows: number;
}

/** Whether the fit divides the results into tiers. */
export const isTiered = ({ condition, groups, prefers, sort }: Search): boolean =>
  sort === 'fit' && (groups.length + prefers.length > 0 || condition.said.length > 0 || condition.prefersTeaching);
