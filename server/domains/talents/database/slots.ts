import { type SQL, sql } from 'drizzle-orm';
import { quoteLexeme } from '#server/domains/search/public.ts';

interface Dated {
  completeness: number;
  activeAt: Date;
}

const dayOf = (at: Date) => at.getTime() / 86_400_000;
const activeDay: SQL<number> = sql`extract(epoch from talent_search.active_at) / 86400`;

/** The two orders in which people are shown: each by a number whose whole part is a day, the highest first. */
export const orders = {
  fit: {
    sign: 'r',
    column: sql`talent_search.rank`,
    day: sql`talent_search.rank`,
    value: (row: Dated) => row.completeness + dayOf(row.activeAt),
  },
  newest: {
    sign: 'a',
    column: sql`talent_search.active_at`,
    day: activeDay,
    value: (row: Dated) => dayOf(row.activeAt),
  },
} as const;
export type SlotOrder = keyof typeof orders;

/** Days of a slot, from the finest. */
const widths = [1, 8, 64] as const;
const slot = (sign: string, width: number, number: number) => `${sign}${width}:${number}`;

/** A person's places in the two orders as lexemes, fine and coarse: so the inverted index can be asked for the first of an order. */
export const slotLexemes = (row: Dated): string[] =>
  (Object.keys(orders) as SlotOrder[]).flatMap((name) => {
    const { sign, value } = orders[name];
    return widths.map((width) => slot(sign, width, Math.floor(value(row) / width)));
  });

/** Everybody from a day of an order on, as a tsquery: long slots wherever one begins, so that few are asked. */
export function fromDayOn(order: SlotOrder, from: number, last: number): string {
  const { sign } = orders[order];
  const parts: string[] = [];
  for (let day = from; day <= last; ) {
    const width = widths.findLast((size) => day % size === 0) ?? 1;
    parts.push(quoteLexeme(slot(sign, width, day / width)));
    day += width;
  }
  return `(${parts.join(' | ')})`;
}
