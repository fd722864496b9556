import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { After, Counts, FoundRow, RowOrder, Slice } from '../find/search.ts';
import type { Estimate } from './estimate.ts';
import { corrected, isWhole, type Way, waysTo } from './plan.ts';
import { afterSql, answerSql, invertedSql, limitFor, orderSql, readingOf, type Which, walkSql } from './statements.ts';
import type { TermStats } from './term-stats.ts';

/** Posts of equal standing, in one order. */
export interface Tier {
  which: Which;
  order: RowOrder;
  /** Told on with each row. */
  tier: 0 | 1;
  expected: Estimate;
}

/** Ways tried before the one that finds all. */
const tries = 3;

/** Rows of a tier after one, so many left out. A way that found too few tells better how many there are. */
export async function tierRows(
  db: Database,
  tier: Tier,
  slice: Slice,
  { stats, today }: { stats: TermStats; today: Date },
): Promise<{ rows: FoundRow[]; counts: Counts | null }> {
  let { expected } = tier;
  for (let left = tries; ; left -= 1) {
    const { best, whole } = waysOf(tier, expected, slice, stats);
    const way = left > 0 ? best : whole;
    // Where all are read anyway, they are counted on the way.
    const counts = isWhole(way) && way.way.kind === 'inverted' && slice.after === null;
    const found = await go(db, tier, way.way, slice, counts ? today : null);
    const [first] = found;
    if (isWhole(way)) return { rows: found, counts: counts ? countsOf(first, slice) : null };
    if (found.length >= slice.rows) return { rows: found, counts: null };
    expected = corrected(expected, found.length > 0 ? slice.offset + found.length : slice.offset / 2, way);
  }
}

function countsOf(first: Partial<Counts> | undefined, { offset }: Slice): Counts | null {
  if (first) return { found: first.found ?? 0, fresh: first.fresh ?? 0 };
  return offset === 0 ? { found: 0, fresh: 0 } : null;
}

function waysOf({ which, order }: Tier, expected: Estimate, { after, offset, rows }: Slice, stats: TermStats) {
  const { search } = which;
  const wanted = { rows: offset + rows, reads: readingOf(search, order), order, after, now: search.condition.now };
  return waysTo(expected, wanted, stats);
}

async function go(
  db: Database,
  { which, order, tier }: Tier,
  way: Way,
  { after, offset, rows }: Slice,
  countedSince: Date | null,
): Promise<(FoundRow & Partial<Counts>)[]> {
  const values = new Values();
  const source = sourceOf(which, way, order, after, values);
  const skipped = offset > 0 ? ` OFFSET ${values.add(offset, 'int4')}` : '';
  const [kept, told] = countedSince ? [countsSql(countedSince, values), ', found, fresh'] : ['', ''];
  const text = `SELECT ${answerSql}, ${tier} AS tier${told}
  FROM (SELECT * FROM (SELECT *${kept} FROM (${source}) every ORDER BY ${orderSql[order]} LIMIT ${limitFor(offset + rows)}) first
    ORDER BY ${orderSql[order]}${skipped} LIMIT ${limitFor(rows)}) found
  ORDER BY ${orderSql[order]}`;
  const found = await runPrepared<FoundRow & Partial<Counts>>(db, text, values);
  return found.slice(0, rows);
}

const countsSql = (since: Date, values: Values): string =>
  `, (count(*) OVER ())::int4 AS found,
    (count(*) FILTER (WHERE refreshed_at >= ${values.add(since.toISOString(), 'timestamptz')}) OVER ())::int4 AS fresh`;

/** How many rows a tier has, as far as pages go: what is skipped in the next tier. */
export async function countTier(db: Database, tier: Tier, slice: Slice, stats: TermStats): Promise<number> {
  const { whole } = waysOf(tier, tier.expected, slice, stats);
  const values = new Values();
  const source = sourceOf(tier.which, whole.way, tier.order, null, values);
  const text = `SELECT count(*)::int4 AS rows FROM (${source} LIMIT ${limitFor(slice.offset + slice.rows)}) counted`;
  const [row] = await runPrepared<{ rows: number }>(db, text, values);
  return row?.rows ?? 0;
}

function sourceOf(which: Which, way: Way, order: RowOrder, after: After | null, values: Values): string {
  if (way.kind === 'walk') return walkSql(which, order, after, way.bound, values);
  const all = invertedSql(which, way.query, values);
  return after ? `${all} AND ${afterSql(order, after, values)}` : all;
}
