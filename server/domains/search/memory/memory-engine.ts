import type { CountedFilter } from '#contract/search/list-filters.ts';
import { type Base, firstBelow, oncePerBase } from '#packages/memory-index/base/base.ts';
import { alongOrder } from '#packages/memory-index/query/along-order.ts';
import { inBaseOrder, tiersInBaseOrder } from '#packages/memory-index/query/in-base-order.ts';
import { Matches } from '#packages/memory-index/query/matches.ts';
import type { Query } from '#packages/memory-index/query/query.ts';
import type { Question } from '#packages/memory-index/query/question.ts';
import { evenlyIn, sampleIn } from '#packages/memory-index/query/sample.ts';
import { idOf, numberOf, postedAnywhere } from '#packages/memory-index/view.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Counted, Facet, Posted, SearchEngine } from '../engine.ts';
import { type Condition, conditionOf } from '../find/condition.ts';
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
import { conditionQueries, fitQueries, refusedQueries, wordQueries } from './term-queries.ts';

/** Posts that have ended, as bits; null for none. It holds from a moment until the next post ends. */
interface Expired {
  from: number;
  until: number;
  bits: Uint32Array | null;
}

const lastOf = oncePerBase<PostFields, { expired: Expired | null }>(() => ({ expired: null }));

/** The posts of a base that have ended by a moment. */
function expiredIn(base: Base<PostFields>, now: number): Uint32Array | null {
  const last = lastOf(base);
  const { expired } = last;
  if (expired !== null && now >= expired.from && now < expired.until) return expired.bits;
  last.expired = readExpired(base, now);
  return last.expired.bits;
}

function readExpired({ size, numbers: { deadline } }: Base<PostFields>, now: number): Expired {
  const bits = new Uint32Array((size + 31) >> 5);
  let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let doc = 0; doc < size; doc += 1) {
    const end = deadline[doc] as number;
    if (end > now) until = Math.min(until, end);
    else {
      from = Math.max(from, end);
      bits[doc >> 5] = (bits[doc >> 5] as number) | (1 << (doc & 31));
    }
  }
  return { from, until, bits: from === Number.NEGATIVE_INFINITY ? null : bits };
}

/** The lexemes and comparisons of a search. */
const questionOf = (
  view: PostView,
  { condition, groups }: Pick<Search, 'condition' | 'groups'>,
  first: readonly Query[] = [],
): Question<PostFields> => ({
  required: [...conditionQueries(condition), ...wordQueries(groups, false)],
  refused: refusedQueries(groups),
  first,
  end: condition.since === null ? view.base.size : firstBelow(view.base, condition.since.getTime()),
  without: expiredIn(view.base, condition.now.getTime()),
  passes: passes(view, condition),
  meets: meets(condition),
});

/** Pay is of few kinds: each is compared once. */
function passes({ base }: PostView, { salaryMin, salaryMax }: Condition): ((doc: number) => boolean) | null {
  if (salaryMin === null && salaryMax === null) return null;
  const { least, most } = sharedOf(base);
  const isPaid = Uint8Array.from(least, (paid, pay) => {
    const isEnough = salaryMin === null || (most[pay] as number) >= salaryMin;
    return isEnough && (salaryMax === null || (paid >= 0 && paid <= salaryMax)) ? 1 : 0;
  });
  const { of } = base.texts.pay;
  return (doc) => isPaid[of[doc] as number] === 1;
}

function meets(condition: Condition): Question<PostFields>['meets'] {
  const { salaryMin, salaryMax } = condition;
  const now = condition.now.getTime();
  const since = condition.since?.getTime() ?? Number.NEGATIVE_INFINITY;
  return ({ numbers: { deadline, refreshedAt }, texts }) => {
    const [least, most] = partsOf(texts.pay).map(Number) as [number, number];
    return (
      deadline > now &&
      refreshedAt >= since &&
      (salaryMin === null || most >= salaryMin) &&
      (salaryMax === null || (least >= 0 && least <= salaryMax))
    );
  };
}

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
