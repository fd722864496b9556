import { firstAfter, firstWhere } from './base.ts';
import { chunkBits, chunkSize } from './containers.ts';
import { type Hit, inPay, merged, type Standing, standingOf } from './hits.ts';
import type { Matches } from './matches.ts';
import type { View } from './view.ts';

/** Nanoseconds, about: a document met along the order of pay, one that is fetched and sorted. */
const cost = { met: 4, sorted: 150 } as const;

/** The best paid of what is found, after one: along the order of pay where much is found, else all of it is sorted. */
export function byPay(matches: Matches, needed: number, after: Standing | null): Hit[] {
  const { view } = matches;
  const { size } = view.base;
  const held = matches.held();
  const met = Math.min(size, (needed * size) / Math.max(1, held));
  const documents = met * cost.met < held * cost.sorted ? alongPay(matches, needed, after) : allSorted(matches, after);
  const later = matches.added.filter((document) => after === null || inPay(after, standingOf(view, document)) < 0);
  return merged(view, documents.slice(0, needed), later, needed, inPay);
}

function alongPay(matches: Matches, needed: number, after: Standing | null): number[] {
  const { base } = matches.view;
  const { byPay: order } = base.columns;
  const bits = Array.from({ length: matches.chunks }, (_, chunk) => matches.bits(chunk));
  const documents: number[] = [];
  for (let at = after === null ? 0 : placeAfter(matches.view, after); at < base.size; at += 1) {
    const doc = order[at] as number;
    const low = doc & (chunkSize - 1);
    const word = bits[doc >> chunkBits]?.[low >> 5] ?? 0;
    if (word & (1 << (low & 31)) && matches.passes(doc) && documents.push(doc) >= needed) break;
  }
  return documents;
}

/** The first place in the order of pay after a standing. */
function placeAfter({ base, most }: View, { month, at, id }: Standing): number {
  const { byPay: order, pay } = base.columns;
  const first = firstAfter(base, at, id);
  return firstWhere(base.size, (place) => {
    const doc = order[place] as number;
    const own = most[pay[doc] as number] as number;
    return own < month || (own === month && doc >= first);
  });
}

function allSorted(matches: Matches, after: Standing | null): number[] {
  const { base, most } = matches.view;
  const payOf = (doc: number) => most[base.columns.pay[doc] as number] as number;
  const first = after === null ? 0 : firstAfter(base, after.at, after.id);
  const documents: number[] = [];
  matches.each(0, 'all', (doc) => {
    const isAfter = after === null || payOf(doc) < after.month || (payOf(doc) === after.month && doc >= first);
    if (isAfter) documents.push(doc);
    return false;
  });
  return documents.sort((one, other) => payOf(other) - payOf(one) || one - other);
}
