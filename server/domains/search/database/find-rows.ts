import type { Database } from '#server/platform/database/database.ts';
import type { Counts, FoundRow, RowOrder, Search, Slice } from '../find/search.ts';
import { type Estimate, estimate } from './estimate.ts';
import { isTiered } from './is-tiered.ts';
import { costOfCount, type PlanInput, waysTo } from './plan.ts';
import { candidates, rankedRows } from './ranked-rows.ts';
import { readingOf } from './statements.ts';
import type { TermStats } from './term-stats.ts';
import { countTier, type Tier, tierRows } from './tier-rows.ts';

/** More are not fetched only to be ranked: the estimate may be a few times too low. */
const fetched = 1_000;

/** Where few match all are fetched, be it that the first ones would be found sooner: they come counted. */
function isRanked(expected: Estimate, wanted: PlanInput, stats: TermStats): boolean {
  if (expected.inverted === null) return false;
  const { best, whole } = waysTo(expected, wanted, stats);
  if (best === whole) return expected.inverted.hits <= candidates / 2;
  return expected.inverted.hits <= fetched && whole.cost <= best.cost + costOfCount(expected, wanted.reads);
}

function manyMore(expected: Estimate): Estimate {
  const hits = candidates * 2;
  return { ...expected, hits, inverted: expected.inverted && { ...expected.inverted, hits } };
}

/** The rows of a slice in order, with the counts where they came along for nothing. */
export async function findRows(
  db: Database,
  search: Search,
  slice: Slice,
  { stats, today }: { stats: TermStats; today: Date },
): Promise<{ rows: FoundRow[]; counts: Counts | null }> {
  let expected = estimate(search.condition, search.groups, false, stats);
  const order: RowOrder = search.sort === 'salary' ? 'salary' : 'newest';
  const needed = slice.offset + slice.rows;
  const wanted = {
    rows: needed,
    reads: readingOf(search, order),
    order,
    after: slice.after,
    now: search.condition.now,
  } satisfies PlanInput;
  if (expected.inverted && isRanked(expected, wanted, stats)) {
    const ranked = await rankedRows(db, search, expected.inverted.query, slice, today);
    if (ranked) return ranked;
    // There are many more than was expected.
    expected = manyMore(expected);
  }
  const context = { stats, today };
  if (!isTiered(search))
    return tierRows(db, { which: { search, part: 'all' }, order, tier: 0, expected }, slice, context);
  const inTitles = estimate(search.condition, search.groups, true, stats);
  const first: Tier = { which: { search, part: 'title' }, order, tier: 1, expected: inTitles };
  const second: Tier = { which: { search, part: 'rest' }, order, tier: 0, expected };
  if (slice.after?.tier === 0) return { rows: (await tierRows(db, second, slice, context)).rows, counts: null };
  const { rows, counts } = await tierRows(db, first, slice, context);
  if (rows.length >= slice.rows) return { rows, counts: null };
  const skipped = slice.offset > 0 && rows.length === 0 ? await countTier(db, first, slice, stats) : slice.offset;
  const left = { after: null, offset: slice.offset - skipped, rows: slice.rows - rows.length };
  const others = await tierRows(db, second, left, context);
  const isCounted = slice.after === null && counts !== null && others.counts !== null;
  return { rows: [...rows, ...others.rows], counts: isCounted ? sumOf(counts, others.counts) : null };
}

const sumOf = (one: Counts, other: Counts | null): Counts => ({
  found: one.found + (other?.found ?? 0),
  fresh: one.fresh + (other?.fresh ?? 0),
});
