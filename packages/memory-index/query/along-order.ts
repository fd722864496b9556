import { firstWhere } from '../base/base.ts';
import type { Fields } from '../base/columns.ts';
import { chunkBits, chunkSize } from '../base/containers.ts';
import type { Definition } from '../definition.ts';
import type { Match, View } from '../view.ts';
import type { Matches } from './matches.ts';
import { compare, merged, type Rank, type Ranking, rankingOf } from './ranking.ts';

/** Approximate cost in nanoseconds of visiting a document along the order, and of fetching and sorting one. */
const cost = { met: 4, sorted: 150 } as const;

interface WalkInput<F extends Fields> {
  order: F['order'];
  needed: number;
  after: Rank | null;
}

/**
 * The first matches in a secondary order after a given rank. Walks along the order if there are many matches; otherwise sorts all
 * of them.
 */
export function alongOrder<F extends Fields>(
  definition: Definition<F>,
  matches: Matches<F>,
  { order, needed, after }: WalkInput<F>,
): Match<F>[] {
  const { view } = matches;
  const { size } = view.base;
  const ranking = rankingOf(definition, order);
  const held = matches.held();
  const met = Math.min(size, (needed * size) / Math.max(1, held));
  const documents =
    met * cost.met < held * cost.sorted
      ? walked(matches, view.base.orders[order], needed, after === null ? 0 : placeAfter(view, order, ranking, after))
      : allSorted(definition, matches, order, after);
  const later = matches.added.filter((document) => after === null || compare(after, ranking(view, document)) < 0);
  return merged(view, documents.slice(0, needed), later, needed, ranking);
}

function walked<F extends Fields>(matches: Matches<F>, order: Uint32Array, needed: number, from: number): number[] {
  const bits = Array.from({ length: matches.chunks }, (_, chunk) => matches.bits(chunk));
  const documents: number[] = [];
  for (let at = from; at < order.length; at += 1) {
    const doc = order[at] as number;
    const low = doc & (chunkSize - 1);
    const word = bits[doc >> chunkBits]?.[low >> 5] ?? 0;
    if (word & (1 << (low & 31)) && matches.passes(doc) && documents.push(doc) >= needed) break;
  }
  return documents;
}

/** The first position of the order after a rank. */
function placeAfter<F extends Fields>(view: View<F>, order: F['order'], ranking: Ranking<F>, after: Rank): number {
  const places: Uint32Array = view.base.orders[order];
  return firstWhere(view.base.size, (place) => compare(after, ranking(view, places[place] as number)) < 0);
}

function allSorted<F extends Fields>(
  definition: Definition<F>,
  matches: Matches<F>,
  order: F['order'],
  after: Rank | null,
): number[] {
  const { view } = matches;
  const { ids } = view.base;
  const { valuesIn, alike } = definition.orders[order];
  const ranking = rankingOf(definition, order);
  const value = valuesIn(view.base);
  const documents: number[] = [];
  matches.each(0, 'all', (doc) => {
    if (after === null || compare(after, ranking(view, doc)) < 0) documents.push(doc);
    return false;
  });
  const ofAlike =
    alike === 'id'
      ? (one: number, other: number) => ((ids[one] as bigint) > (ids[other] as bigint) ? -1 : 1)
      : (one: number, other: number) => one - other;
  return documents.sort((one, other) => value(other) - value(one) || ofAlike(one, other));
}
