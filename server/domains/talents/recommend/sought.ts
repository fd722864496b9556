import type { TalentFilters } from '#contract/talents/talent-shapes.ts';
import type { TalentWords } from '../keyword/talent-part.ts';

/** Who is sought, and whom the company must not find. */
export interface Sought {
  filters: TalentFilters;
  /** What the keyword of the filters requires. */
  words: TalentWords;
  sort: 'fit' | 'newest';
  hidden: readonly string[];
  now: Date;
}

/** A set of candidates in a step of a recommendation: people with at least one value from each list that is not empty. */
export type CandidateSet = readonly [
  regions: readonly string[],
  stages: readonly string[],
  subjects: readonly string[],
];
