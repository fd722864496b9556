import type { SearchSource } from '#server/platform/memory-index/memories.ts';
import { databaseEngine } from './database/database-engine.ts';
import type { TalentEngine } from './engine.ts';
import { hiddenFrom } from './hidden-from.ts';
import { memoryEngine } from './memory/memory-engine.ts';
import { talentDefinition } from './memory/talent-definition.ts';

/** The in-memory index of this database if loaded, else PostgreSQL. */
export async function engineOf({ db, memories }: SearchSource): Promise<TalentEngine> {
  const view = await memories.view(talentDefinition, db);
  return view ? memoryEngine(view) : databaseEngine(db);
}

/** The engine for a company, and whom it must not find; both are queried in parallel. */
export const engineFor = (source: SearchSource, companyId: string): Promise<[engine: TalentEngine, hidden: string[]]> =>
  Promise.all([engineOf(source), hiddenFrom(source.db, companyId)]);
