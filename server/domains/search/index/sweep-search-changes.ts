import type { Database } from '#server/platform/database/database.ts';
import { sweepChanges } from '#server/platform/memory-index/feed.ts';
import { postDefinition } from '../memory/post-definition.ts';

/** Drops what was told of changed posts long enough ago. */
export const sweepSearchChanges = (db: Database): Promise<void> => sweepChanges(db, postDefinition);
