import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Search } from '../find/search.ts';
import { densitySql } from './statements.ts';

/** Whether what a search finds stands close along an order, so that a walk soon has a page of it. */
export interface Density {
  all: boolean;
  /** Of those that say all in their titles. */
  strong: boolean;
}

/** Among so many of the newest posts, so many found are dense. */
const looked = 2_000;
const many = 50;

/** Codes, places and pay stand in the indexes of the orders, along which all can be read; words must be dense for that. */
export async function densityOf(db: Database, search: Search): Promise<Density> {
  if (search.groups.length === 0) return { all: true, strong: true };
  const values = new Values();
  const text = densitySql(search, looked, values);
  const [row] = await runPrepared<{ found: number; strong: number }>(db, text, values);
  return { all: (row?.found ?? 0) >= many, strong: (row?.strong ?? 0) >= many };
}
