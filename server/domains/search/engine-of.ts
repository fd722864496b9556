import type { Database } from '#server/platform/database/database.ts';
import { databaseEngine } from './database-engine.ts';
import type { SearchEngine } from './engine.ts';
import { memoryOf } from './memory/search-memory.ts';

/** The index in memory where this connection has one that is up to date; else PostgreSQL, as within a transaction. */
export async function engineOf(db: Database): Promise<SearchEngine> {
  return (await memoryOf(db)?.engine()) ?? databaseEngine(db);
}
