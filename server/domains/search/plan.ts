import type { Estimate } from './estimate.ts';
import { daysUntil, stepsFrom } from './scale-lexemes.ts';
import type { After } from './search.ts';
import { type RowOrder, toTheEnd } from './statements.ts';
import type { TermStats } from './term-stats.ts';
import { both, lexemeQuery } from './word-group.ts';

/**
 * A way to the first posts of an answer. A walk goes along an index in the answer's order, looking at `bound` rows at
 * most; the inverted index finds all that match, or those of the last days, or of the best pay.
 */
export type Way = { kind: 'walk'; bound: number } | { kind: 'inverted'; query: string };

export interface Wanted {
  rows: number;
  /** Whether rows must be read in full, for their words. */
  hasWords: boolean;
  order: RowOrder;
  after: After | null;
  now: Date;
}

/** Microseconds, measured: a row met in a walk along an index, one read in full; an entry of the inverted index, a post fetched by it. */
const cost = { index: 0.3, words: 1.9, entry: 0.09, found: 1.5, start: 150 } as const;
/** A walk looks at this many rows before it gives up: constants, since plans depend on them. */
const bounds = { index: [12_000, 60_000], words: [3_000, 12_000] } as const;
/** A sheet's worth; more is wanted on deep pages only. */
const few = 101;
/** More days than these take longer to read than what they spare. */
const spans = [1, 2, 4];

/** The ways to try in turn until the rows are there; the last one finds all there are. */
export function waysTo(expected: Estimate, wanted: Wanted, stats: TermStats): Way[] {
  const { inverted } = expected;
  const bound = bounds[wanted.hasWords ? 'words' : 'index'][wanted.rows <= few ? 0 : 1];
  const along = wanted.order === 'newest' ? expected.recent : expected.domain;
  const walk: Way = { kind: 'walk', bound };
  const all: Way = { kind: 'walk', bound: toTheEnd };
  if (inverted === null) return along > 0 && along < bound / 2 ? [all] : [walk, all];
  const whole: Way = { kind: 'inverted', query: inverted.query };
  const length = lengthOfWalk(expected, wanted);
  const choices: { way: Way; cost: number }[] = [{ way: whole, cost: costOfInverted(inverted, inverted.hits) }];
  if (length < bound * 0.7) choices.push({ way: walk, cost: costOfWalk(length, wanted.hasWords) });
  const head = headOf(expected, wanted, stats);
  if (head) choices.push({ way: { kind: 'inverted', query: head.query }, cost: costOfInverted(head, head.hits) });
  const best = choices.reduce((one, other) => (other.cost < one.cost ? other : one));
  return best.way === whole ? [whole] : [best.way, whole];
}

/** Rows that a walk meets until it has so many matches. */
export function lengthOfWalk(
  { hits, domain, recent }: Estimate,
  { rows, order }: Pick<Wanted, 'rows' | 'order'>,
): number {
  const along = order === 'newest' ? recent : domain;
  return hits < 1 ? Number.POSITIVE_INFINITY : Math.min(along, (rows * along) / hits);
}

export const costOfWalk = (length: number, hasWords: boolean): number => length * cost[hasWords ? 'words' : 'index'];

/** Of a query that finds `hits` posts, so many of which are fetched. */
export const costOfInverted = ({ hits, entries }: { hits: number; entries: number }, fetched: number): number =>
  cost.start + entries * cost.entry + hits * cost.entry + Math.min(hits, fetched) * cost.found;

/** The newest days, or the best pay, that hold enough of what is found for the head of the answer. */
function headOf({ inverted }: Estimate, { rows, order, after, now }: Wanted, stats: TermStats) {
  if (!inverted || (order === 'salary' && after)) return null;
  const from = after ? new Date(after.at) : now;
  const parts = order === 'newest' ? spans.map((days) => daysUntil(from, days)) : stepsFrom();
  // Estimates are rough: a head of fewer would often fall short, and all be asked for nothing.
  const enough = rows <= few ? rows * 4 : rows * 1.5;
  for (const lexemes of parts) {
    const sum = lexemes.reduce((total, lexeme) => total + stats.posted(lexeme), 0);
    const hits = (inverted.hits * sum * (order === 'newest' ? 1 : 0.6)) / Math.max(1, stats.posts);
    if (hits < enough) continue;
    return {
      query: both(inverted.query, lexemeQuery([lexemes])),
      hits,
      entries: Math.min(sum, inverted.entries) * 1.5,
    };
  }
  return null;
}
