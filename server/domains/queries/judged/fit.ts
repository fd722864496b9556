import type { PostFacts } from './post-facts.ts';

/** What the author of a query accepts as an answer. */
export type Fit = (post: PostFacts) => boolean;

export const every =
  (fits: readonly Fit[]): Fit =>
  (post) =>
    fits.every((holds) => holds(post));

export const some =
  (fits: readonly Fit[]): Fit =>
  (post) =>
    fits.some((holds) => holds(post));
