import type { Database } from '#server/platform/database/database.ts';
import { sweepChanges } from '#server/platform/memory-index/feed.ts';
import { talentDefinition } from '../memory/talent-definition.ts';

/** Drops what was told of changed people long enough ago. */
export const sweepTalentChanges = (db: Database): Promise<void> => sweepChanges(db, talentDefinition);
