import type { Database } from '#server/platform/database/database.ts';
import { sweepChanges } from '#server/platform/memory-index/feed.ts';
import { talentDefinition } from '../memory/talent-definition.ts';

/** Deletes old change records of people. */
export const sweepTalentChanges = (db: Database): Promise<void> => sweepChanges(db, talentDefinition);
