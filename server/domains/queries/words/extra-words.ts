import { asc } from 'drizzle-orm';
import { queryWord } from '#database/schema/queries.ts';
import { EXTRA_WORDS, setExtraWords } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';

/** Makes this process read searches with the words of the database; its cached pages of searches are stale if they differ. */
export async function loadExtraWords(db: Database, changes: Deps['changes']): Promise<void> {
  const columns = { term: queryWord.term, means: queryWord.means };
  const words = await db.select(columns).from(queryWord).orderBy(asc(queryWord.createdAt), asc(queryWord.id));
  if (setExtraWords(words)) changes.note(EXTRA_WORDS);
}
