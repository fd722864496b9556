import type { Bus } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Of every page that lists fairs. */
export const LISTS = 'fairs';
export const tagOf = (id: string) => `fair:${id}`;

/** Tells the page caches, on commit, that a fair looks different now. */
export const tellPages = (bus: Bus, tx: Database, id: string): Promise<void> =>
  bus.publish(tx, 'page', [tagOf(id), LISTS]);

/** Tells the page caches that seats were taken or given back: a fair's own page counts them, lists say whether any is left. */
export const tellSeats = (
  bus: Bus,
  tx: Database,
  { id, capacity }: { id: string; capacity: number },
  mostTaken: number,
): Promise<void> => (mostTaken === capacity ? tellPages(bus, tx, id) : bus.publish(tx, 'page', [tagOf(id)]));
