import type { Facets } from '#contract/search/post-search.ts';

export type Facet = Exclude<keyof Facets, 'estimated'>;

/** Posts of one value of a facet: a region, or codes as bits. */
export interface Counted {
  facet: Facet;
  value: string;
  posts: number;
}
