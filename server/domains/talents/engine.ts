import type { Candidate } from './recommend/fit.ts';
import type { CandidateSet, Sought } from './recommend/sought.ts';
import type { FacetName } from './talent-query.ts';

/** The first people of an order, and the total; capped: a lower bound. */
export interface FoundTalents {
  ids: string[];
  found: number;
  isCapped: boolean;
}

/** Filters whose options are counted under the same condition, without `without`. */
export interface Variant {
  names: readonly FacetName[];
  without?: FacetName;
}

/** People of one option of a filter. */
export interface Count {
  name: FacetName;
  code: string;
  n: number;
}

/** Answers talent search: PostgreSQL, or an in-memory index that is up to date. Both give the same answers. */
export interface TalentEngine {
  first(sought: Sought, upTo: number): Promise<FoundTalents>;
  /** People by option; estimated if counted from a sample. */
  counts(
    sought: Omit<Sought, 'sort'>,
    variants: readonly Variant[],
  ): Promise<{ rows: readonly Count[]; isExact: boolean }>;
  /** Candidates for a post, by step, newest first within each. */
  candidates(
    steps: readonly CandidateSet[],
    hidden: readonly string[],
    context: { enough: number },
  ): Promise<Candidate[]>;
}
