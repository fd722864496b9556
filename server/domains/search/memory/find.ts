import { firstBelow } from '#packages/memory-index/base/base.ts';
import { alongOrder } from '#packages/memory-index/query/along-order.ts';
import { inBaseOrder, tiersInBaseOrder } from '#packages/memory-index/query/in-base-order.ts';
import { Matches } from '#packages/memory-index/query/matches.ts';
import type { Query } from '#packages/memory-index/query/query.ts';
import { idOf, numberOf } from '#packages/memory-index/view.ts';
import { isTiered } from '../find/is-tiered.ts';
import type { After, Counts, FoundRow, Search, Slice } from '../find/search.ts';
import { type PostFields, type PostMatch, type PostView, paysIn, postDefinition } from './post-definition.ts';
import { questionOf } from './question.ts';
import { fitQueries } from './term-queries.ts';

/** The rows of a slice in order, and the total. */
export function findIn(
  view: PostView,
  search: Search,
  slice: Slice,
  today: Date,
): { rows: FoundRow[]; counts: Counts } {
  const first = firstOf(search);
  const matches = new Matches(view, questionOf(view, search, first));
  return { rows: slice.rows > 0 ? rowsOf(matches, search, slice, first) : [], counts: countOf(matches, today) };
}

/** The rows of a slice only. */
export function rowsIn(view: PostView, search: Search, slice: Slice): FoundRow[] {
  const first = firstOf(search);
  return rowsOf(new Matches(view, questionOf(view, search, first)), search, slice, first);
}

/** The number of results. */
export function countIn(view: PostView, search: Search): number {
  const matches = new Matches(view, questionOf(view, search));
  return matches.count() + matches.added.length;
}

/** The number of results, up to `most`. */
export function countUpTo(view: PostView, search: Pick<Search, 'condition' | 'groups'>, most: number): number {
  const matches = new Matches(view, questionOf(view, search));
  return Math.min(most, matches.added.length + matches.countUpTo(most));
}

const firstOf = (search: Search): Query[] => (isTiered(search) ? fitQueries(search) : []);

function countOf(matches: Matches<PostFields>, today: Date): Counts {
  const since = today.getTime();
  const { added } = matches;
  // The newest come first, so today's are the first of the base.
  const fresh = matches.count(firstBelow(matches.view.base, since));
  const isFresh = ({ numbers }: (typeof added)[number]) => numbers.refreshedAt >= since;
  return {
    found: matches.count() + added.length,
    fresh: fresh + added.filter(isFresh).length,
    isCapped: false,
  };
}

function rowsOf(matches: Matches<PostFields>, search: Search, slice: Slice, first: readonly Query[]): FoundRow[] {
  const { view, added } = matches;
  const needed = slice.offset + slice.rows;
  const after = slice.after && standingAfter(slice.after, search.sort === 'salary');
  const pays = paysIn(view);
  const answer = (hits: readonly PostMatch[], skipped: number, tier: number) =>
    hits.slice(Math.max(0, skipped)).map((hit) => rowOf(view, pays, hit, tier));
  if (search.sort === 'salary')
    return answer(alongOrder(postDefinition, matches, { order: 'pay', needed, after }), slice.offset, 0);
  if (first.length === 0) return answer(inBaseOrder(matches, { part: 'all', added, needed, after }), slice.offset, 0);
  const { firsts, others } = tiersInBaseOrder(matches, { needed, after, isPast: slice.after?.tier === 0 });
  return [...answer(firsts, slice.offset, 1), ...answer(others, slice.offset - firsts.length, 0)];
}

function standingAfter({ month, at, id }: After, isByPay: boolean) {
  const time = Date.parse(at);
  return { keys: isByPay ? [month, time] : [time], id: BigInt(id) };
}

function rowOf(view: PostView, pays: ReturnType<typeof paysIn>, hit: PostMatch, tier: number): FoundRow {
  const deadline = numberOf(view, hit, 'deadline');
  return {
    id: String(idOf(view, hit)),
    month: pays(hit)[1],
    at: new Date(numberOf(view, hit, 'refreshedAt')).toISOString(),
    tier,
    deadline: Number.isFinite(deadline) ? new Date(deadline).toISOString() : null,
  };
}
