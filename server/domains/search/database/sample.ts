import type { Values } from '#server/platform/database/run-prepared.ts';
import type { Search } from '../find/search.ts';
import { heapLexeme, heaps } from '../index/scale-lexemes.ts';
import { both, lexemeQuery } from '../understand/word-group.ts';
import { type Estimate, estimate } from './estimate.ts';
import { costOfInverted, costOfWalk, headWay } from './plan.ts';
import { invertedSql, readingOf, toTheEnd, walkSql } from './statements.ts';
import type { TermStats } from './term-stats.ts';

/** A selection of what a search finds, and by what to multiply counts of it. */
export interface Sample {
  /** Selects rows of `job_search`. */
  sql: string;
  scale: number;
}

interface Choice {
  cost: number;
  take(values: Values): Sample;
}

/** Searches that find no more than this are read whole. */
const whole = 400;
/** Rows of a walk, a constant of the statement, and the matches that are worth it. */
const walked = 3_000;
const worth = 150;

/** What a search finds, or a fair part of about `size` posts of it, whichever way is cheapest. */
export function sampleOf(search: Search, size: number, stats: TermStats, values: Values): Sample {
  const expected = estimate(search.condition, search.groups, false, stats);
  const all = readAll(search, expected);
  if (expected.hits <= Math.max(size, whole)) return all.take(values);
  const choices = [
    all,
    ...dealt(search, expected, size, stats),
    ...newest(search, expected),
    ...newestFound(search, expected, size, stats),
  ];
  return choices.reduce((one, other) => (other.cost < one.cost ? other : one)).take(values);
}

function readAll(search: Search, { hits, inverted, domain }: Estimate): Choice {
  const which = { search, part: 'all' } as const;
  if (!inverted) {
    const cost = costOfWalk(domain, readingOf(search, 'newest'));
    return { cost, take: (values) => ({ sql: walkSql(which, 'newest', null, toTheEnd, values), scale: 1 }) };
  }
  const { query } = inverted;
  return {
    cost: costOfInverted(inverted, hits),
    take: (values) => ({ sql: invertedSql(which, query, values), scale: 1 }),
  };
}

/** Some of the heaps that posts are dealt into. */
function dealt(search: Search, { hits, inverted }: Estimate, size: number, stats: TermStats): Choice[] {
  const count = Math.max(1, Math.ceil((size / hits) * heaps));
  if (count > heaps / 2) return [];
  const chosen = Array.from({ length: count }, (_, heap) => heapLexeme(heap));
  const query = both(inverted?.query ?? '', lexemeQuery([chosen]));
  const read = (stats.posts * count) / heaps;
  const entries = inverted ? Math.min(inverted.entries, read * inverted.asked) : read;
  const cost = costOfInverted({ entries: entries * (1 + count / 8) }, size * 2);
  return [
    { cost, take: (values) => ({ sql: invertedSql({ search, part: 'all' }, query, values), scale: heaps / count }) },
  ];
}

/** The newest, where matches stand close. */
function newest(search: Search, { hits, recent }: Estimate): Choice[] {
  if ((hits / Math.max(1, recent)) * walked < worth || recent < walked) return [];
  const scale = recent / walked;
  const cost = costOfWalk(walked, readingOf(search, 'newest'));
  return [
    { cost, take: (values) => ({ sql: walkSql({ search, part: 'all' }, 'newest', null, walked, values), scale }) },
  ];
}

/** The newest of what is found, by the slots that they lie in. */
function newestFound(search: Search, expected: Estimate, size: number, stats: TermStats): Choice[] {
  const head = headWay(expected, size, { order: 'newest', after: null, now: search.condition.now }, stats);
  if (!head) return [];
  const { cost, share, way } = head;
  return [
    { cost, take: (values) => ({ sql: invertedSql({ search, part: 'all' }, way.query, values), scale: 1 / share }) },
  ];
}
