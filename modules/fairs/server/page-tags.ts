import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';

export const LISTS = 'fairs';
export const tagOf = (id: string) => `fair:${id}`;

/** On commit, invalidates the pages of a fair. */
export const publishPageChanges = (tx: Database, id: string): Promise<void> => publishPages(tx, [tagOf(id), LISTS]);

/** On commit, invalidates pages that show seats: a fair's own page counts them, lists show whether any is left. */
export const publishSeats = (
  tx: Database,
  { id, capacity }: { id: string; capacity: number },
  mostTaken: number,
): Promise<void> => (mostTaken === capacity ? publishPageChanges(tx, id) : publishPages(tx, [tagOf(id)]));
