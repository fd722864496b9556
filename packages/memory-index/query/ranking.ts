import type { Fields } from '../base/columns.ts';
import type { Definition } from '../definition.ts';
import { idOf, type Match, type NewDocument, numberOf, type View } from '../view.ts';

/** The position of an item in an order: by these numbers, highest first; ties by id, highest first. */
export interface Rank {
  keys: readonly number[];
  id: bigint;
}

/** Negative if `one` comes before `other`. */
export function compare(one: Rank, other: Rank): number {
  for (let at = 0; at < one.keys.length; at += 1) {
    const difference = (other.keys[at] as number) - (one.keys[at] as number);
    if (difference !== 0) return difference;
  }
  return one.id > other.id ? -1 : one.id < other.id ? 1 : 0;
}

/** Computes the rank of a match in an order. */
export type Ranking<F extends Fields> = (view: View<F>, hit: Match<F>) => Rank;

export const inFirstOrder = <F extends Fields>(view: View<F>, hit: Match<F>): Rank => ({
  keys: [numberOf(view, hit, view.base.first)],
  id: idOf(view, hit),
});

export function rankingOf<F extends Fields>(definition: Definition<F>, name: F['order']): Ranking<F> {
  const { valuesIn, valueWith, alike } = definition.orders[name];
  return (view, hit) => {
    const value = typeof hit === 'number' ? valuesIn(view.base)(hit) : valueWith(hit);
    const id = idOf(view, hit);
    return { keys: alike === 'id' ? [value] : [value, numberOf(view, hit, view.base.first)], id };
  };
}

/** The first matches of two lists merged in one order; `documents` is already sorted. */
export function merged<F extends Fields>(
  view: View<F>,
  documents: readonly number[],
  added: readonly NewDocument<F>[],
  needed: number,
  ranking: Ranking<F>,
): Match<F>[] {
  if (added.length === 0) return documents.slice(0, needed);
  return [...documents, ...added]
    .map((hit: Match<F>) => ({ hit, standing: ranking(view, hit) }))
    .sort((one, other) => compare(one.standing, other.standing))
    .slice(0, needed)
    .map(({ hit }) => hit);
}
