import type { Pool } from 'pg';
import type { ReindexOptions } from './search-types.ts';

/** Builds the search index anew from all posts: for demo data, imports and a new version of the index. Returns the rows made. */
export async function reindexAll(_pool: Pool, _options: ReindexOptions = {}): Promise<number> {
  throw new Error('not written yet');
}
