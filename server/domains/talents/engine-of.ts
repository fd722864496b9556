import type { Database } from '#server/platform/database/database.ts';
import { databaseEngine } from './database/database-engine.ts';
import type { TalentEngine } from './engine.ts';
import { hiddenFrom } from './hidden-from.ts';
import { memoryEngine } from './memory/memory-engine.ts';
import { memoryOf } from './memory/talent-memory.ts';

/** The index in memory where this connection has one that is up to date; else PostgreSQL, as within a transaction. */
export async function engineOf(db: Database): Promise<TalentEngine> {
  const view = await memoryOf(db)?.view();
  return view ? memoryEngine(view) : databaseEngine(db);
}

/** What answers a company, and whom it must not find; both are asked of the database at the same time. */
export const engineFor = (db: Database, companyId: string): Promise<[engine: TalentEngine, hidden: string[]]> =>
  Promise.all([engineOf(db), hiddenFrom(db, companyId)]);
