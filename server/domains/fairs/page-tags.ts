import type { Bus } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Of every page that lists fairs. */
export const LISTS = 'fairs';
export const tagOf = (id: string) => `fair:${id}`;

/** Tells the page caches, on commit, that a fair looks different now. */
export const tellPages = (bus: Bus, tx: Database, id: string): Promise<void> =>
  bus.publish(tx, 'page', [tagOf(id), LISTS]);
