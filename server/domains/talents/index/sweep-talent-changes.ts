import type { Database } from '#server/platform/database/database.ts';
import { sweepInTurn } from '#server/platform/search-source.ts';
import { talentDefinition } from '../memory/talent-definition.ts';

/** Deletes old change records of people. */
export const sweepTalentChanges = (db: Database): Promise<void> => sweepInTurn(db, talentDefinition);
