import type { Database } from '#server/platform/database/database.ts';
import { estimate } from './estimate.ts';
import { waysTo } from './plan.ts';
import { rankedRows } from './ranked-rows.ts';
import type { Counts, FoundRow, Search, Slice } from './search.ts';
import { readsWords } from './statements.ts';
import type { TermStats } from './term-stats.ts';
import { countTier, type Tier, tierRows } from './tier-rows.ts';

/** Whether some posts stand before others by fit. */
const isTiered = ({ condition, groups, sort }: Search): boolean =>
  sort === 'fit' && (groups.length > 0 || condition.said.length > 0 || condition.prefersTeaching);

/** The rows of a slice in order, with the counts where they came along for nothing. */
export async function findRows(
  db: Database,
  search: Search,
  slice: Slice,
  { stats, today }: { stats: TermStats; today: Date },
): Promise<{ rows: FoundRow[]; counts: Counts | null }> {
  const expected = estimate(search.condition, search.groups, false, stats);
  const order = search.sort === 'salary' ? 'salary' : 'newest';
  const needed = slice.offset + slice.rows;
  const wanted = {
    rows: needed,
    hasWords: readsWords(search),
    order,
    after: slice.after,
    now: search.condition.now,
  } as const;
  const [way] = waysTo(expected, wanted, stats);
  if (way?.kind === 'inverted' && way.query === expected.inverted?.query)
    return rankedRows(db, search, way.query, slice, today);
  if (!isTiered(search)) {
    const rows = await tierRows(db, { which: { search, part: 'all' }, order, tier: 0, expected }, slice, stats);
    return { rows, counts: null };
  }
  const inTitles = estimate(search.condition, search.groups, true, stats);
  const first: Tier = { which: { search, part: 'title' }, order, tier: 1, expected: inTitles };
  const second: Tier = { which: { search, part: 'rest' }, order, tier: 0, expected };
  if (slice.after?.tier === 0) return { rows: await tierRows(db, second, slice, stats), counts: null };
  const rows = await tierRows(db, first, slice, stats);
  if (rows.length >= slice.rows) return { rows, counts: null };
  const skipped = slice.offset > 0 && rows.length === 0 ? await countTier(db, first, slice, stats) : slice.offset;
  const left = { after: null, offset: slice.offset - skipped, rows: slice.rows - rows.length };
  return { rows: [...rows, ...(await tierRows(db, second, left, stats))], counts: null };
}
