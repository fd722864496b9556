import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Search } from '../find/search.ts';
import { densitySql } from './statements.ts';

/** Whether results are dense along an order, so that an index scan soon fills a page. */
export interface Density {
  all: boolean;
  /** Density of results that match completely in their titles. */
  strong: boolean;
}

/** Of this many newest posts, this many results count as dense. */
const looked = 2_000;
const many = 50;

/** Codes, places and pay are in the indexes of the orders, which can be scanned in full; words must be dense for that. */
export async function densityOf(db: Database, search: Search): Promise<Density> {
  if (search.groups.length === 0) return { all: true, strong: true };
  const values = new Values();
  const text = densitySql(search, looked, values);
  const [row] = await runPrepared<{ found: number; strong: number }>(db, text, values);
  return { all: (row?.found ?? 0) >= many, strong: (row?.strong ?? 0) >= many };
}
