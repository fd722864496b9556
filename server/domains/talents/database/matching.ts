import { type SQL, sql } from 'drizzle-orm';

/** The two orders of people, highest first. */
export const orders = { fit: sql`rank`, newest: sql`active_at` } as const;

/**
 * People who match a tsquery; everybody if it is empty. OFFSET 0 keeps the planner from scanning an order's index, along which
 * rare words are far apart.
 */
export const matching = (query: string): SQL =>
  query === ''
    ? sql`select * from talent_search`
    : sql`select * from talent_search where talent_search.tsv @@ ${query}::tsquery offset 0`;
