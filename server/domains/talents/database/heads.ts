import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { orders, type SlotOrder } from './slots.ts';

/** How far down an order people stand, counted now and then: answers are exact whatever is kept here, only slower or faster. */
export interface Heads {
  /** About how many there are in all. */
  all: number;
  /** The day of the first. */
  last: number;
  /** At most so many stand from a day on, the shortest head first. */
  from: { people: number; day: number }[];
}

const sizes = [4_000, 16_000, 64_000] as const;
/** Below this all that is found is read at once. */
const LARGE = 20_000;
const KEPT_MS = 600_000;
const none: Heads = { all: 0, last: 0, from: [] };

async function countHeads(db: Database, order: SlotOrder): Promise<Heads> {
  const { rows } = await db.execute<{ all: number }>(
    sql`select reltuples::float8 as all from pg_class where oid = 'talent_search'::regclass`,
  );
  const all = rows[0]?.all ?? 0;
  if (all < LARGE) return none;
  const { column, day } = orders[order];
  const at = (n: number) => sql`(select floor(${day})::float8 from talent_search
    order by ${column} desc, talent_search.jober_id desc offset ${n}::int limit 1)`;
  const days = sql.join(sizes.map(at), sql`, `);
  const { rows: found } = await db.execute<{ last: number; days: (number | null)[] }>(
    sql`select ${at(0)} as last, array[${days}] as days`,
  );
  const [row] = found;
  const last = row?.last ?? 0;
  const from = sizes.flatMap((people, n) => {
    const above = (row?.days[n] ?? last) + 1;
    return above <= last ? [{ people, day: above }] : [];
  });
  return { all, last, from };
}

const kept = new WeakMap<Database, Map<SlotOrder, { heads: Promise<Heads>; until: number }>>();

/** The heads of an order, as they were within the last ten minutes. */
export function headsOf(db: Database, order: SlotOrder, now: Date): Promise<Heads> {
  const ofDb = kept.get(db) ?? new Map<SlotOrder, { heads: Promise<Heads>; until: number }>();
  kept.set(db, ofDb);
  const known = ofDb.get(order);
  if (known && known.until > now.getTime()) return known.heads;
  const heads = countHeads(db, order).catch(() => none);
  ofDb.set(order, { heads, until: now.getTime() + KEPT_MS });
  return heads;
}
