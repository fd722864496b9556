import type { SearchSource } from '#server/platform/memory-index/memories.ts';
import { databaseEngine } from './database/database-engine.ts';
import type { TalentEngine } from './engine.ts';
import { hiddenFrom } from './hidden-from.ts';
import { memoryEngine } from './memory/memory-engine.ts';
import { talentDefinition } from './memory/talent-definition.ts';

/** The index in memory where there is one for this database, else PostgreSQL. */
export async function engineOf({ db, memories }: SearchSource): Promise<TalentEngine> {
  const view = await memories.view(talentDefinition, db);
  return view ? memoryEngine(view) : databaseEngine(db);
}

/** What answers a company, and whom it must not find; both are asked of the database at the same time. */
export const engineFor = (source: SearchSource, companyId: string): Promise<[engine: TalentEngine, hidden: string[]]> =>
  Promise.all([engineOf(source), hiddenFrom(source.db, companyId)]);
