import type { Database } from '#server/platform/database/database.ts';
import type { Estimate } from './estimate.ts';
import { type Way, waysTo } from './plan.ts';
import { runPrepared, Values } from './prepared.ts';
import type { After, FoundRow, Slice } from './search.ts';
import {
  afterSql,
  answerOf,
  invertedSql,
  limitFor,
  orderSql,
  type RowOrder,
  readsWords,
  toTheEnd,
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

/** Rows of a tier after one, so many left out. A way that found too few went by a wrong estimate: then the next is tried. */
export async function tierRows(db: Database, tier: Tier, slice: Slice, stats: TermStats): Promise<FoundRow[]> {
  let found: FoundRow[] = [];
  for (const way of waysOf(tier, slice, stats)) {
    found = await go(db, tier, way, slice);
    if (found.length >= slice.rows) break;
  }
  return found;
}

function waysOf({ which, order, expected }: Tier, { after, offset, rows }: Slice, stats: TermStats): Way[] {
  const { search } = which;
  const wanted = { rows: offset + rows, hasWords: readsWords(search), order, after, now: search.condition.now };
  return waysTo(expected, wanted, stats);
}

async function go(
  db: Database,
  { which, order, tier }: Tier,
  way: Way,
  { after, offset, rows }: Slice,
): Promise<FoundRow[]> {
  const values = new Values();
  const source = sourceOf(which, way, order, after, values);
  const skipped = offset > 0 ? ` OFFSET ${values.add(offset, 'int4')}` : '';
  // The titles of rows that are skipped are never read.
  const text = `SELECT ${answerOf(which.search)}, ${tier} AS tier
  FROM (SELECT * FROM (${source}) every ORDER BY ${orderSql[order]} LIMIT ${limitFor(offset + rows)}) found
  ORDER BY ${orderSql[order]}${skipped} LIMIT ${limitFor(rows)}`;
  const found = await runPrepared<FoundRow>(db, text, values);
  return found.slice(0, rows);
}

/** How many rows a tier has, as far as pages go: what is skipped in the next tier. */
export async function countTier(db: Database, tier: Tier, slice: Slice, stats: TermStats): Promise<number> {
  const way = waysOf(tier, slice, stats).at(-1) ?? { kind: 'walk', bound: toTheEnd };
  const values = new Values();
  const source = sourceOf(tier.which, way, tier.order, null, values);
  const text = `SELECT count(*)::int4 AS rows FROM (${source} LIMIT ${limitFor(slice.offset + slice.rows)}) counted`;
  const [row] = await runPrepared<{ rows: number }>(db, text, values);
  return row?.rows ?? 0;
}

function sourceOf(which: Which, way: Way, order: RowOrder, after: After | null, values: Values): string {
  if (way.kind === 'walk') return walkSql(which, order, after, way.bound, values);
  const all = invertedSql(which, way.query, values);
  return after ? `${all} AND ${afterSql(order, after, values)}` : all;
}
