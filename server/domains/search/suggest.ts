import type { Database } from '#server/platform/database/database.ts';
import type { Suggestion } from './search-types.ts';

/** Completions of what was typed: by its letters, its pinyin or their initials. At most 10. */
export async function suggest(_db: Database, _keyword: string): Promise<Suggestion[]> {
  throw new Error('not written yet');
}
