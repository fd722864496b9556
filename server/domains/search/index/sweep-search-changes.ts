import type { Database } from '#server/platform/database/database.ts';
import { sweepInTurn } from '#server/platform/search-source.ts';
import { postDefinition } from '../memory/post-definition.ts';

/** Deletes old change records of posts. */
export const sweepSearchChanges = (db: Database): Promise<void> => sweepInTurn(db, postDefinition);
