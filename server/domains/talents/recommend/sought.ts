import type { TalentFilters } from '#contract/talents/talent-shapes.ts';

/** Who is sought, and whom the company must not find. */
export interface Sought {
  filters: TalentFilters;
  sort: 'fit' | 'newest';
  hidden: readonly string[];
  now: Date;
}

/** A set of candidates in a step of a recommendation: people with at least one value from each list that is not empty. */
export type Step = readonly [regions: readonly string[], stages: readonly string[], subjects: readonly string[]];
