import type { TalentFilters } from '#contract/talents/talent-shapes.ts';

/** Who is looked for, and who the company must not find. */
export interface Sought {
  filters: TalentFilters;
  sort: 'fit' | 'newest';
  hidden: readonly string[];
  now: Date;
}

/** Whom a step of recommending looks for: who has one of each list that is not empty. */
export type Step = readonly [regions: readonly string[], stages: readonly string[], subjects: readonly string[]];
