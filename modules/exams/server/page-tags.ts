import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';

export const LISTS = 'exams';
export const tagOf = (id: string) => `exam:${id}`;
export const tagsOf = (id: string) => [tagOf(id), LISTS];

/** On commit, invalidates the pages of a project and the lists. */
export const publishPageChanges = (tx: Database, id: string): Promise<void> => publishPages(tx, tagsOf(id));
