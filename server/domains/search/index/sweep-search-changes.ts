import type { Database } from '#server/platform/database/database.ts';
import { sweepChanges } from '#server/platform/memory-index/feed.ts';
import { postDefinition } from '../memory/post-definition.ts';

/** Deletes old change records of posts. */
export const sweepSearchChanges = (db: Database): Promise<void> => sweepChanges(db, postDefinition);
