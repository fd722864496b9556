import type { Database } from '#server/platform/database/database.ts';
import { estimate, prefersWalk } from './plan.ts';
import { rankedRows } from './ranked-rows.ts';
import type { Counts, FoundRow, Search, Slice } from './search.ts';
import type { TermStats } from './term-stats.ts';
import { tierRows } from './tier-rows.ts';
import { wordQuery } from './word-group.ts';

/** The rows of a slice in order, with the counts where they came along for nothing. */
export async function findRows(
  db: Database,
  search: Search,
  slice: Slice,
  { stats, today }: { stats: TermStats; today: Date },
): Promise<{ rows: FoundRow[]; counts: Counts | null }> {
  const { condition, groups, sort } = search;
  const expected = estimate(condition, groups, false, stats);
  const needed = slice.offset + slice.rows;
  if (expected.inverted && !prefersWalk(expected, needed, groups.length > 0)) {
    return rankedRows(db, search, expected.inverted.query, slice, today);
  }
  const order = sort === 'salary' ? 'salary' : 'newest';
  const words = groups.length > 0 ? { match: wordQuery(groups, false) } : null;
  if (sort !== 'fit' || words === null) {
    const rows = await tierRows(
      db,
      { which: { condition, words }, order, tier: 0, estimate: expected },
      slice.after,
      needed,
    );
    return { rows: rows.slice(slice.offset), counts: null };
  }
  const strong = wordQuery(groups, true);
  const inTitles = estimate(condition, groups, true, stats);
  const first = { which: { condition, words: { match: strong } }, order, tier: 1, estimate: inTitles } as const;
  const second = {
    which: { condition, words: { ...words, except: strong } },
    order,
    tier: 0,
    estimate: expected,
  } as const;
  const past = slice.after?.tier === 0;
  const rows = past ? [] : await tierRows(db, first, slice.after, needed);
  const left = needed - rows.length;
  const more = left > 0 ? await tierRows(db, second, past ? slice.after : null, left) : [];
  return { rows: [...rows, ...more].slice(slice.offset), counts: null };
}
