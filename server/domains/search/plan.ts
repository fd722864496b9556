import type { Estimate } from './estimate.ts';
import { daysUntil, stepsFrom } from './scale-lexemes.ts';
import type { After } from './search.ts';
import type { RowOrder } from './statements.ts';
import type { TermStats } from './term-stats.ts';
import { both, lexemeQuery } from './word-group.ts';

/**
 * A way to the first posts of an answer. A walk goes along an index in the answer's order; the inverted index finds all that
 * match, or those of the last days, or of the best pay. `null` bounds a walk by the end of the table alone.
 */
export type Way = { kind: 'walk'; bound: number | null } | { kind: 'inverted'; query: string };

export interface Wanted {
  rows: number;
  /** Whether rows must be read in full, for their words. */
  hasWords: boolean;
  order: RowOrder;
  after: After | null;
  now: Date;
}

/** Microseconds, measured on a million posts: a row met in a walk along an index, one read in full, one found by words. */
const cost = { walkIndex: 0.3, walkWords: 1.9, found: 2.2, posting: 0.004, start: 150 } as const;
/** A walk looks at this many rows before it gives up: constants, since plans depend on them. */
export const walkBound = { index: 12_000, words: 3_000 } as const;
/** The part of an answer that stands for its head should hold so many times the rows wanted, lest it fall short. */
const spare = 4;
const spans = [1, 2, 4, 8, 16];

/** The ways to try in turn until the rows are there; the last one finds all there are. */
export function waysTo(expected: Estimate, wanted: Wanted, stats: TermStats): Way[] {
  const { inverted } = expected;
  const bound = walkBound[wanted.hasWords ? 'words' : 'index'];
  const along = wanted.order === 'newest' ? expected.recent : expected.domain;
  const all: Way = { kind: 'walk', bound: null };
  const isShort = along > 0 && along < bound / 2;
  if (inverted === null) return isShort ? [all] : [{ kind: 'walk', bound }, all];
  const whole: Way = { kind: 'inverted', query: inverted.query };
  const head = headOf(expected, wanted, stats);
  const length = lengthOfWalk(expected, wanted);
  const costs = [
    {
      way: { kind: 'walk', bound } as Way,
      cost: length > bound * 0.7 ? Number.POSITIVE_INFINITY : costOfWalk(length, wanted.hasWords),
    },
    { way: whole, cost: costOfInverted(inverted.hits, inverted.postings) },
    ...(head
      ? [
          {
            way: { kind: 'inverted', query: head.query } as Way,
            cost: costOfInverted(head.hits, inverted.postings + head.postings),
          },
        ]
      : []),
  ];
  const best = costs.reduce((one, other) => (other.cost < one.cost ? other : one));
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

export const costOfWalk = (length: number, hasWords: boolean): number =>
  length * (hasWords ? cost.walkWords : cost.walkIndex);

export const costOfInverted = (hits: number, postings: number): number =>
  cost.start + hits * cost.found + postings * cost.posting;

/** The newest days, or the best pay, that hold enough of what is found for the head of the answer. */
function headOf({ inverted }: Estimate, { rows, order, after, now }: Wanted, stats: TermStats) {
  if (!inverted || (order === 'salary' && after)) return null;
  const parts =
    order === 'newest' ? spans.map((days) => daysUntil(after ? new Date(after.at) : now, days)) : stepsFrom();
  for (const lexemes of parts) {
    const postings = lexemes.reduce((sum, lexeme) => sum + stats.posted(lexeme), 0) * (order === 'newest' ? 1 : 0.6);
    const hits = (inverted.hits * postings) / Math.max(1, stats.posts);
    if (hits >= rows * spare) return { query: both(inverted.query, lexemeQuery([lexemes])), hits, postings };
  }
  return null;
}
