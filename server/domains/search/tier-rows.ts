import type { Database } from '#server/platform/database/database.ts';
import type { Estimate } from './estimate.ts';
import { type Way, waysTo } from './plan.ts';
import { runPrepared, Values } from './prepared.ts';
import type { After, FoundRow } from './search.ts';
import {
  afterSql,
  answerOf,
  invertedSql,
  limitFor,
  orderSql,
  type RowOrder,
  readsWords,
  type Which,
  walkSql,
} from './statements.ts';
import type { TermStats } from './term-stats.ts';

/** Posts of equal standing, in one order. */
export interface Tier {
  which: Which;
  order: RowOrder;
  /** Told on with each row. */
  tier: 0 | 1;
  expected: Estimate;
}

/** The first rows of a tier. A way that found too few went by a wrong estimate: then the next is tried. */
export async function tierRows(
  db: Database,
  tier: Tier,
  after: After | null,
  rows: number,
  stats: TermStats,
): Promise<FoundRow[]> {
  const { which, order, expected } = tier;
  const wanted = { rows, hasWords: readsWords(which.search), order, after, now: which.search.condition.now };
  let found: FoundRow[] = [];
  for (const way of waysTo(expected, wanted, stats)) {
    found = await go(db, tier, way, after, rows);
    if (found.length >= rows) break;
  }
  return found;
}

async function go(
  db: Database,
  { which, order, tier }: Tier,
  way: Way,
  after: After | null,
  rows: number,
): Promise<FoundRow[]> {
  const values = new Values();
  const source =
    way.kind === 'walk'
      ? walkSql(which, order, after, way.bound, values)
      : allAfter(which, way.query, order, after, values);
  const text = `SELECT ${answerOf(which.search)}, ${tier} AS tier FROM (${source}) found ORDER BY ${orderSql[order]} LIMIT ${limitFor(rows)}`;
  const found = await runPrepared<FoundRow>(db, text, values);
  return found.slice(0, rows);
}

/** OFFSET 0 keeps the planner from taking the order's index instead. */
function allAfter(which: Which, query: string, order: RowOrder, after: After | null, values: Values): string {
  const all = `${invertedSql(which, query, values)} OFFSET 0`;
  return after ? `SELECT * FROM (${all}) every WHERE ${afterSql(order, after, values)}` : all;
}
