import { type SQL, sql } from 'drizzle-orm';

/** The two orders in which people are shown, the highest first. */
export const orders = { fit: sql`rank`, newest: sql`active_at` } as const;

/**
 * Whom a tsquery finds; everybody where it is empty. OFFSET 0 keeps the planner from reading an index of an order instead, along
 * which rare words are far apart.
 */
export const matching = (query: string): SQL =>
  query === ''
    ? sql`select * from talent_search`
    : sql`select * from talent_search where talent_search.tsv @@ ${query}::tsquery offset 0`;
