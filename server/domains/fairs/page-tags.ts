import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Of every page that lists fairs. */
export const LISTS = 'fairs';
export const tagOf = (id: string) => `fair:${id}`;

/** Tells the page caches, on commit, that a fair looks different now. */
export const tellPages = (tx: Database, id: string): Promise<void> => publishPages(tx, [tagOf(id), LISTS]);

/** Tells the page caches that seats were taken or given back: a fair's own page counts them, lists say whether any is left. */
export const tellSeats = (
  tx: Database,
  { id, capacity }: { id: string; capacity: number },
  mostTaken: number,
): Promise<void> => (mostTaken === capacity ? tellPages(tx, id) : publishPages(tx, [tagOf(id)]));
