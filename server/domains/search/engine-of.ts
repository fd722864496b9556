import type { Database } from '#server/platform/database/database.ts';
import { databaseEngine } from './database/database-engine.ts';
import type { SearchEngine } from './engine.ts';
import { memoryEngine } from './memory/memory-engine.ts';
import { memoryOf } from './memory/post-memory.ts';

/** The index in memory where this connection has one that is up to date; else PostgreSQL, as within a transaction. */
export async function engineOf(db: Database): Promise<SearchEngine> {
  const view = await memoryOf(db)?.view();
  return view ? memoryEngine(db, view) : databaseEngine(db);
}
