import type { CountedFilter } from '#contract/search/list-filters.ts';
import { firstBelow } from '#packages/memory-index/base/base.ts';
import { alongOrder } from '#packages/memory-index/query/along-order.ts';
import { inBaseOrder, tiersInBaseOrder } from '#packages/memory-index/query/in-base-order.ts';
import { Matches } from '#packages/memory-index/query/matches.ts';
import type { Query } from '#packages/memory-index/query/query.ts';
import { evenlyIn, sampleIn } from '#packages/memory-index/query/sample.ts';
import { idOf, numberOf, postedAnywhere } from '#packages/memory-index/view.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Counted, Facet, Posted, SearchEngine } from '../engine.ts';
import { conditionOf } from '../find/condition.ts';
import type { SalaryRange } from '../find/salary-histogram.ts';
import { type After, type Counts, type FoundRow, isTiered, type Search, type Slice } from '../find/search.ts';
import {
  type PostFields,
  type PostMatch,
  type PostView,
  partsOf,
  paysIn,
  postDefinition,
  sharedOf,
} from './post-definition.ts';
import { questionOf } from './question.ts';
import { fitQueries } from './term-queries.ts';

/** The rows of a slice in order, and the total. */
function findIn(view: PostView, search: Search, slice: Slice, today: Date): { rows: FoundRow[]; counts: Counts } {
  const first = firstOf(search);
  const matches = new Matches(view, questionOf(view, search, first));
  return { rows: slice.rows > 0 ? rowsOf(matches, search, slice, first) : [], counts: countOf(matches, today) };
}

/** The rows of a slice only. */
function rowsIn(view: PostView, search: Search, slice: Slice): FoundRow[] {
  const first = firstOf(search);
  return rowsOf(new Matches(view, questionOf(view, search, first)), search, slice, first);
}

/** The number of results. */
function countIn(view: PostView, search: Search): number {
  const matches = new Matches(view, questionOf(view, search));
  return matches.count() + matches.added.length;
}

/** The number of results, up to `most`. */
function countUpTo(view: PostView, search: Pick<Search, 'condition' | 'groups'>, most: number): number {
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

/** Results at least twice this size are counted from a sample. */
const size = 4_000;

/** The text that contains a facet's value. */
type Source = 'place' | CountedFilter;
const sourceOf = (facet: Facet): Source => (facet === 'city' || facet === 'county' ? 'place' : facet);

/** Posts by option of each facet. */
function facetsIn(view: PostView, search: Search, facets: readonly Facet[]): { rows: Counted[]; isExact: boolean } {
  const { hits, scale } = sampleIn(new Matches(view, questionOf(view, search)), size);
  const rows = facets.flatMap((facet) =>
    [...countsOf(view, hits, facet, scale)].map(([value, posts]) => ({ facet, value, posts })),
  );
  return { rows, isExact: scale === 1 };
}

/** The base was sampled with factor `scale`; the few documents written since are counted in full. */
function countsOf({ base }: PostView, hits: readonly PostMatch[], facet: Facet, scale: number): Map<string, number> {
  const source = sourceOf(facet);
  const part = facet === 'county' ? 1 : 0;
  const { values, of }: { values: readonly string[]; of: ArrayLike<number> } = base.texts[source];
  const { places } = sharedOf(base);
  const sums = new Map<string, number>();
  const add = (value: string, posts: number) => sums.set(value, (sums.get(value) ?? 0) + posts);
  const counts = new Uint32Array(values.length);
  for (const hit of hits) {
    if (typeof hit !== 'number') add(source === 'place' ? partsOf(hit.texts.place)[part] : hit.texts[source], 1);
    else {
      const value = of[hit] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
  for (let at = 0; at < counts.length; at += 1) {
    const posts = counts[at] as number;
    if (posts > 0) add((source === 'place' ? places[at]?.[part] : values[at]) ?? '', posts * scale);
  }
  return sums;
}

/** Sample size for salaries. */
const paid = 600;

/** Answers from a view. */
export function memoryEngine(db: Database, view: PostView): SearchEngine {
  const samples = new WeakMap<Search, PostMatch[]>();
  /** One sample of the results serves all questions about them. */
  const sampleOf = (search: Search) => {
    const hits = samples.get(search) ?? evenlyIn(new Matches(view, questionOf(view, search)), paid);
    samples.set(search, hits);
    return hits;
  };
  return {
    db,
    posted: async (lexemes) => postedIn(view, lexemes),
    countUpTo: async (lists, now, { pay, most }) =>
      lists.map((groups) =>
        countUpTo(
          view,
          { condition: { ...conditionOf({}, now), salaryMin: pay.least, salaryMax: pay.most }, groups },
          most,
        ),
      ),
    find: async (search, slice, today) => findIn(view, search, slice, today),
    first: async (search, rows) => rowsIn(view, search, { after: null, offset: 0, rows }),
    count: async (search) => countIn(view, search),
    salaries: async (search) => salariesOf(view, sampleOf(search)),
    facets: async (search, facets) => facetsIn(view, search, facets),
  };
}

function postedIn(view: PostView, lexemes: readonly string[]): Posted {
  const counts = new Map(lexemes.map((lexeme) => [lexeme, postedAnywhere(view, lexeme)]));
  return (lexeme) => counts.get(lexeme) ?? 0;
}

function salariesOf(view: PostView, hits: readonly PostMatch[]): SalaryRange[] {
  const pays = paysIn(view);
  return hits.flatMap((hit) => {
    const [min, max] = pays(hit);
    return min >= 0 ? [{ min, max }] : [];
  });
}
