import type { PostFilters, Widening } from '#contract/search/post-search.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { engineOf } from '../engine-of.ts';
import { understandAll } from '../understand/understand.ts';
import { widen } from './widen.ts';

/** Searches that give up one condition and find more, each with its number. */
export async function widerSearches(source: SearchSource, filters: PostFilters, now: Date): Promise<Widening[]> {
  const engine = await engineOf(source);
  return widen(engine, filters, await understandAll(engine, filters, 'newest', now), now);
}
