import type { Fit } from './fit.ts';
import type { PostFacts } from './post-facts.ts';

/** Number of results on a first screen. */
export const firstScreen = 10;

/**
 * The share of fitting posts among the first ten, or the first n where only n exist: penalises fitting posts behind others and
 * missing results. An empty answer scores 0.
 */
export function precision(answer: readonly PostFacts[], fits: Fit, fitting: number): number {
  const places = Math.min(firstScreen, fitting);
  return answer.slice(0, places).filter(fits).length / places;
}
