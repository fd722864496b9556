import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Suggestion } from '../search-types.ts';
import { normalise } from '../understand/normalise.ts';
import { longestPrefix } from './refresh-suggestions.ts';

interface CacheEntry {
  text: string;
  kind: Suggestion['kind'];
  id: string | null;
  count: number;
}

/** Completions of the input: by its letters, pinyin or initials. At most 10, best first. */
export async function suggest(db: Database, keyword: string): Promise<Suggestion[]> {
  const typed = normalise(keyword).replace(/\s+/g, '');
  if (typed === '') return [];
  const values = new Values();
  const prefix = values.add([...typed].slice(0, longestPrefix).join(''), 'text');
  const text = `SELECT text, kind, ref_id::text AS id, count FROM suggest_prefix WHERE prefix = ${prefix} ORDER BY place`;
  const stored = await runPrepared<CacheEntry>(db, text, values);
  return stored.map(({ id, ...suggestion }) => (id === null ? suggestion : { ...suggestion, id }));
}
