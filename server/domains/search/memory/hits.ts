import type { After, FoundRow } from '../search.ts';
import type { NewDocument, View } from './view.ts';

/** What is found: a document of the base, or a new one. */
export type Hit = number | NewDocument;

/** Where a document stands in the orders of answers. */
export interface Standing {
  month: number;
  at: number;
  id: bigint;
}

export function standingOf({ base, most }: View, hit: Hit): Standing {
  if (typeof hit !== 'number') return { month: hit.monthMax, at: hit.refreshedAt, id: hit.id };
  const { pay, refreshedAt, ids } = base.columns;
  return { month: most[pay[hit] as number] as number, at: refreshedAt[hit] as number, id: ids[hit] as bigint };
}

export const standingAfter = ({ month, at, id }: After): Standing => ({ month, at: Date.parse(at), id: BigInt(id) });

export type Order = (one: Standing, other: Standing) => number;

export const inTime: Order = (one, other) => other.at - one.at || (one.id > other.id ? -1 : one.id < other.id ? 1 : 0);

export const inPay: Order = (one, other) => other.month - one.month || inTime(one, other);

/** The first of two lists in one order, `documents` being in that order already. */
export function merged(
  view: View,
  documents: readonly number[],
  added: readonly NewDocument[],
  needed: number,
  order: Order,
): Hit[] {
  if (added.length === 0) return documents.slice(0, needed);
  const standings = new Map([...documents, ...added].map((hit): [Hit, Standing] => [hit, standingOf(view, hit)]));
  const none: Standing = { month: 0, at: 0, id: 0n };
  const compare = (one: Hit, other: Hit) => order(standings.get(one) ?? none, standings.get(other) ?? none);
  return [...documents, ...added].sort(compare).slice(0, needed);
}

export function rowOf(view: View, hit: Hit, tier: number): FoundRow {
  const { month, at, id } = standingOf(view, hit);
  const deadline = typeof hit === 'number' ? (view.base.columns.deadline[hit] as number) : hit.deadline;
  return {
    id: String(id),
    month,
    at: new Date(at).toISOString(),
    tier,
    deadline: Number.isFinite(deadline) ? new Date(deadline).toISOString() : null,
  };
}
