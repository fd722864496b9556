import type { SearchSource } from '#server/platform/search-source.ts';
import { databaseEngine } from './database/database-engine.ts';
import type { SearchEngine } from './engine.ts';
import { memoryEngine } from './memory/memory-engine.ts';
import { postDefinition } from './memory/post-definition.ts';

/** The in-memory index of this database if loaded, else PostgreSQL. */
export async function engineOf({ db, memories }: SearchSource): Promise<SearchEngine> {
  const view = await memories.view(postDefinition, db);
  return view ? memoryEngine(db, view) : databaseEngine(db);
}
