import type { Facets, PostFilters } from '#contract/posts.ts';
import type { Database } from '#server/platform/database/database.ts';

/** What choosing each option would find, the other filters standing and its own row left out. */
export async function facetCounts(_db: Database, _filters: PostFilters, _now: Date): Promise<Facets> {
  throw new Error('not written yet');
}
