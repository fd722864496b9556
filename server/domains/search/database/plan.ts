import type { After, Reading, RowOrder } from '../find/search.ts';
import { both, lexemeQuery } from '../understand/word-group.ts';
import type { Estimate } from './estimate.ts';
import { headOf } from './heads.ts';
import { toTheEnd } from './statements.ts';
import type { TermStats } from './term-stats.ts';

/**
 * A way to the first posts of an answer. A walk goes along an index in the answer's order, looking at `bound` rows at
 * most; the inverted index finds all that match, or those of the head of the order.
 */
export type Way = { kind: 'walk'; bound: number } | { kind: 'inverted'; query: string };

export interface PlanInput {
  rows: number;
  reads: Reading;
  order: RowOrder;
  after: After | null;
  now: Date;
}

/** A way, the microseconds that it is expected to take, and the share of all posts among which it finds what matches. */
export interface Priced {
  way: Way;
  cost: number;
  share: number;
}

/** Whether a way finds all there is, however wrong the estimate was. */
export const isWhole = ({ share }: Priced): boolean => share === Number.POSITIVE_INFINITY;
const everything = Number.POSITIVE_INFINITY;

/**
 * Microseconds, measured: a row met in a walk along an index, one read in full, one read in full from anywhere; an entry of the inverted index, a post fetched by it.
 */
const cost = { index: 0.25, words: 1, scattered: 2, entry: 0.2, found: 1.2, start: 150 } as const;
/** Each of the lexemes of a head is looked up, and asked of every entry. */
const lexemeCost = { lookUp: 4, ask: 0.03 } as const;
/** A walk looks at this many rows before it gives up: constants, since plans depend on them. */
const bounds = { index: [12_000, 60_000], words: [4_000, 16_000], scattered: [2_000, 8_000] } as const;
/** A sheet's worth; more is wanted on deep pages only. */
const few = 101;
/** Estimates are rough: a head is as long as it must be to hold more than is wanted. */
const spare = { few: 3, many: 1.4 } as const;

/** The cheapest way to the rows, and the one that finds all there is where the cheapest fell short. */
export function waysTo(expected: Estimate, wanted: PlanInput, stats: TermStats): { best: Priced; whole: Priced } {
  const { inverted } = expected;
  const bound = bounds[wanted.reads][wanted.rows <= few ? 0 : 1];
  const along = wanted.order === 'newest' ? expected.recent : expected.domain;
  const length = lengthOfWalk(expected, wanted);
  const walk: Priced = {
    way: { kind: 'walk', bound },
    cost: costOfWalk(Math.min(length, bound), wanted.reads),
    share: bound / Math.max(1, along),
  };
  if (inverted === null) {
    const cost = costOfWalk(along, wanted.reads);
    const whole: Priced = { way: { kind: 'walk', bound: toTheEnd }, cost, share: everything };
    return { best: along < bound / 2 || length > bound ? whole : walk, whole };
  }
  const whole: Priced = {
    way: { kind: 'inverted', query: inverted.query },
    cost: costOfInverted(inverted, Math.sqrt(inverted.hits * inverted.most)),
    share: everything,
  };
  const choices = [whole];
  if (length < bound * 0.7) choices.push(walk);
  const head = headWay(expected, wanted.rows * (wanted.rows <= few ? spare.few : spare.many), wanted, stats);
  if (head) choices.push(head);
  return { best: choices.reduce((one, other) => (other.cost < one.cost ? other : one)), whole };
}

/** An estimate put right by what a part of the posts was found to hold. */
export function corrected(expected: Estimate, found: number, { share }: Pick<Priced, 'share'>): Estimate {
  const hits = Math.max(0.5, found) / share;
  const { inverted } = expected;
  const ratio = hits / Math.max(hits, expected.hits);
  return { ...expected, hits, inverted: inverted && { ...inverted, hits: Math.max(hits, inverted.hits * ratio) } };
}

/** Rows that a walk meets until it has so many matches. */
export function lengthOfWalk(
  { hits, domain, recent }: Estimate,
  { rows, order }: Pick<PlanInput, 'rows' | 'order'>,
): number {
  const along = order === 'newest' ? recent : domain;
  return hits < 1 ? Number.POSITIVE_INFINITY : Math.min(along, (rows * along) / hits);
}

export const costOfWalk = (length: number, reads: Reading): number => length * cost[reads];

/** Of a query by the inverted index, so many of whose posts are fetched. */
export const costOfInverted = ({ entries }: { entries: number }, fetched: number): number =>
  cost.start + entries * cost.entry + fetched * cost.found;

/** Of counting to the end of what is told: more are fetched where the columns leave some out. */
export const costToCount = ({ hits, inverted }: Estimate): number =>
  inverted === null
    ? Number.POSITIVE_INFINITY
    : costOfInverted(inverted, Math.min(inverted.hits, (countedTo * inverted.hits) / Math.max(1, hits)));

/** Counting stops here: a total is told exactly to 1,000. */
export const countedTo = 1_001;
/** From here on the rows of an answer tell that there are more; reading how close they stand costs so much. */
export const reckonedFrom = 3_000;
const reckoning = 300;

/** What it costs to count apart from the rows. */
export function costOfCount(expected: Estimate, reads: Reading): number {
  if (expected.hits >= reckonedFrom) return reckoning;
  const walk = costOfWalk(lengthOfWalk(expected, { rows: countedTo, order: 'newest' }), reads);
  return cost.start + Math.min(walk, costToCount(expected));
}

/** The head of the order that is expected to hold so many of what is found, and its share of all. */
export function headWay(
  { hits, inverted }: Estimate,
  enough: number,
  { order, after, now }: Pick<PlanInput, 'order' | 'after' | 'now'>,
  { posts, ranks }: TermStats,
): (Priced & { way: { kind: 'inverted' } }) | null {
  if (!inverted || hits < 1 || posts === 0) return null;
  const head = headOf(order, (enough / hits) * posts, { ranks, after, now });
  if (!head || head.posts >= posts / 2) return null;
  const entries = Math.min(head.posts, inverted.most) * (inverted.asked + 0.5);
  const found = (inverted.hits * head.posts) / posts;
  const asking = head.lexemes.length * (lexemeCost.lookUp + Math.min(head.posts, inverted.most) * lexemeCost.ask);
  return {
    way: { kind: 'inverted', query: both(inverted.query, lexemeQuery([head.lexemes])) },
    cost: costOfInverted({ entries }, found) + asking,
    share: head.posts / posts,
  };
}
