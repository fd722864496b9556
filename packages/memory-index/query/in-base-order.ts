import { firstAfter } from '../base/base.ts';
import type { Fields } from '../base/columns.ts';
import type { Match, NewDocument } from '../view.ts';
import type { Matches, MatchTier } from './matches.ts';
import { compare, inFirstOrder, merged, type Rank } from './ranking.ts';

export interface Stretch<F extends Fields> {
  part: MatchTier;
  /** New documents of this part. */
  added: readonly NewDocument<F>[];
  needed: number;
  after: Rank | null;
}

/** The first matches in the primary order after a given rank. */
export function inBaseOrder<F extends Fields>(
  matches: Matches<F>,
  { part, added, needed, after }: Stretch<F>,
): Match<F>[] {
  const { view } = matches;
  const documents: number[] = [];
  const from = after === null ? 0 : firstAfter(view.base, after.keys[0] as number, after.id);
  if (needed > 0) matches.each(from, part, (doc) => documents.push(doc) >= needed);
  const later = added.filter((document) => after === null || compare(after, inFirstOrder(view, document)) < 0);
  return merged(view, documents, later, needed, inFirstOrder);
}

/** Like `inBaseOrder`, with documents that match all of `first` before the rest; with `isPast`, `after` belongs to the rest. */
export function tiersInBaseOrder<F extends Fields>(
  matches: Matches<F>,
  { needed, after, isPast }: { needed: number; after: Rank | null; isPast: boolean },
): { firsts: Match<F>[]; others: Match<F>[] } {
  const [first, rest] = matches.addedByTier();
  const firsts = isPast ? [] : inBaseOrder(matches, { part: 'first', added: first, needed, after });
  const others = inBaseOrder(matches, {
    part: 'rest',
    added: rest,
    needed: needed - firsts.length,
    after: isPast ? after : null,
  });
  return { firsts, others };
}
