import type { PostFilters } from '#contract/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Around } from './search-types.ts';

/** The right column of a search: salaries, companies that answer, and what a wider scope would find. */
export async function around(_db: Database, _filters: PostFilters, _now: Date): Promise<Around> {
  throw new Error('not written yet');
}
