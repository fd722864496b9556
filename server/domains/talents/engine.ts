import type { Candidate } from './recommend/fit.ts';
import type { Sought, Step } from './recommend/sought.ts';
import type { FacetName } from './talent-query.ts';

/** The first people of an order, and how many there are in all; where it is capped, more than so many. */
export interface FoundTalents {
  ids: string[];
  found: number;
  isCapped: boolean;
}

/** Filters whose options are counted under the same condition: `without` is left out of it. */
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

/** What answers talent search: PostgreSQL, or an index in memory that is as it stands. Both answer alike. */
export interface TalentEngine {
  first(sought: Sought, upTo: number): Promise<FoundTalents>;
  /** People by option; not exact where counted from a part. */
  counts(
    sought: Omit<Sought, 'sort'>,
    variants: readonly Variant[],
  ): Promise<{ rows: readonly Count[]; isExact: boolean }>;
  /** People whom it is worth comparing with a post, those of the first step first, the newest of each. */
  candidates(steps: readonly Step[], hidden: readonly string[], context: { enough: number }): Promise<Candidate[]>;
}
