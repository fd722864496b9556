import type { After, RowOrder } from '../find/search.ts';
import { rungFloor, rungsBetween, slotsBetween } from './slots.ts';
import { type OrderRanks, rankStep } from './term-stats.ts';

/** A stretch of an order, from its beginning or after a row: the lexemes that its posts have, one each, and how many they are. */
export interface Head {
  lexemes: string[];
  posts: number;
}

/** Posts refreshed a little ahead of this clock, by another node's. */
const ahead = 600_000;

/** The shortest known stretch that holds so many posts; null where only the whole would do. */
export function headOf(
  order: RowOrder,
  posts: number,
  { ranks, after, now }: { ranks: OrderRanks; after: After | null; now: Date },
): Head | null {
  if (order === 'salary') return ofBestPaid(ranks.bestPaid, posts, after?.month ?? null);
  const times = ranks.newest;
  const start = after ? new Date(after.at).getTime() : null;
  const before = start === null ? 0 : rankOf(times, start);
  const end = valueAt(times, before + posts);
  if (end === null) return null;
  const slots = slotsBetween(end, start ?? now.getTime() + ahead);
  return slots && { lexemes: slots.lexemes, posts: Math.max(posts, rankOf(times, slots.from) - before) };
}

/** How many posts stand in an order as far as a row, at most. */
export function depthOf(order: RowOrder, { month, at }: After, { newest, bestPaid }: OrderRanks): number {
  if (order === 'newest') return rankOf(newest, new Date(at).getTime());
  return rankAt(bestPaid.filter((pay) => pay >= month).length);
}

/** A rung holds all who pay alike, so a stretch may be far longer than asked for. */
function ofBestPaid(pays: readonly number[], posts: number, start: number | null): Head | null {
  const before = start === null ? 0 : rankOf(pays, start);
  const end = valueAt(pays, before + posts);
  if (end === null || end < 0 || (start !== null && start < 0)) return null;
  const covered = rankOf(pays, rungFloor(end) - 1) - before / 2;
  return { lexemes: rungsBetween(end, start ?? Number.MAX_SAFE_INTEGER), posts: Math.max(posts, covered) };
}

const rankAt = (place: number): number => rankStep * 2 ** place;

/** How many posts stand before a value, at most. */
function rankOf(values: readonly number[], value: number): number {
  const place = values.findIndex((one) => one <= value);
  if (place < 0) return rankAt(values.length);
  const [above, below] = [values[place - 1], values[place] ?? value];
  if (above === undefined || above === below) return rankAt(place);
  return rankAt(place - 1) * (1 + (above - value) / (above - below));
}

/** The value that so many posts reach. */
function valueAt(values: readonly number[], rank: number): number | null {
  const place = values.findIndex((_, at) => rankAt(at) >= rank);
  const [above, below] = [values[place - 1], values[place]];
  if (below === undefined) return null;
  if (above === undefined) return below;
  return Math.floor(above - (above - below) * (rank / rankAt(place - 1) - 1));
}
