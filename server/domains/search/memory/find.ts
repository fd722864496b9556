import { isTiered } from '../is-tiered.ts';
import { countedTo } from '../plan.ts';
import type { Counts, FoundRow, Search, Slice } from '../search.ts';
import { type Asked, askedByFit } from './asked.ts';
import { firstBefore } from './base.ts';
import { byPay } from './by-pay.ts';
import { byTime } from './by-time.ts';
import { type Hit, rowOf, standingAfter } from './hits.ts';
import { Matches } from './matches.ts';
import { hasAsked } from './test-added.ts';
import type { NewDocument, View } from './view.ts';

/** The rows of a slice, and how many there are in all. */
export function findIn(view: View, search: Search, slice: Slice, today: Date): { rows: FoundRow[]; counts: Counts } {
  const first = isTiered(search) ? askedByFit(search) : [];
  const matches = new Matches(view, search, first);
  return { rows: slice.rows > 0 ? rowsOf(matches, search, slice, first) : [], counts: countOf(matches, today) };
}

/** The rows of a slice alone. */
export function rowsIn(view: View, search: Search, slice: Slice): FoundRow[] {
  const first = isTiered(search) ? askedByFit(search) : [];
  return rowsOf(new Matches(view, search, first), search, slice, first);
}

/** How many are found, and how many of them are of today, each to 1,001. */
export const countIn = (view: View, search: Search, today: Date): Counts => countOf(new Matches(view, search), today);

/** Whether anything is found. */
export function existsIn(view: View, search: Pick<Search, 'condition' | 'groups'>): boolean {
  const matches = new Matches(view, search);
  let isFound = matches.added.length > 0;
  if (!isFound) {
    matches.each(0, 'all', () => {
      isFound = true;
      return true;
    });
  }
  return isFound;
}

function countOf(matches: Matches, today: Date): Counts {
  const since = today.getTime();
  const end = firstBefore(matches.view.base, since);
  const { added } = matches;
  // The newest come first: those of today are among the first so many.
  let found = 0;
  let fresh = 0;
  matches.each(0, 'all', (doc) => {
    found += 1;
    if (doc < end) fresh += 1;
    return found >= countedTo;
  });
  fresh += added.filter(({ refreshedAt }) => refreshedAt >= since).length;
  return { found: Math.min(found + added.length, countedTo), fresh: Math.min(fresh, countedTo) };
}

function rowsOf(matches: Matches, search: Search, slice: Slice, first: readonly Asked[]): FoundRow[] {
  const { view, added } = matches;
  const needed = slice.offset + slice.rows;
  const after = slice.after && standingAfter(slice.after);
  const told = (hits: readonly Hit[], skipped: number, tier: number) =>
    hits.slice(Math.max(0, skipped)).map((hit) => rowOf(view, hit, tier));
  if (search.sort === 'salary') return told(byPay(matches, needed, after), slice.offset, 0);
  if (first.length === 0) return told(byTime(matches, { part: 'all', added, needed, after }), slice.offset, 0);
  const tests = first.map((one) => hasAsked(one, view.base.seed));
  const isFirst = (document: NewDocument) => tests.every((test) => test(document));
  const isPast = slice.after?.tier === 0;
  const firsts = isPast ? [] : byTime(matches, { part: 'first', added: added.filter(isFirst), needed, after });
  const others = byTime(matches, {
    part: 'rest',
    added: added.filter((document) => !isFirst(document)),
    needed: needed - firsts.length,
    after: isPast ? after : null,
  });
  return [...told(firsts, slice.offset, 1), ...told(others, slice.offset - firsts.length, 0)];
}
