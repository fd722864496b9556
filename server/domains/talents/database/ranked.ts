import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { TOTAL_CAP } from '#server/platform/paging.ts';
import type { Heads } from './heads.ts';
import { fromDayOn, orders, type SlotOrder } from './slots.ts';

export interface Sought {
  order: SlotOrder;
  /** What the inverted index is asked; empty for everybody. */
  query: string;
  /** What is compared by size, and who is hidden. */
  rest: SQL;
  /** How many of the first are wanted. */
  want: number;
  /** Whether it matters how many there are in all. */
  counted: boolean;
}

export interface Ranked {
  /** The first of the order, as many as are wanted. */
  ids: string[];
  /** How many there are in all, up to one above the cap. */
  found: number;
}

/** More than this in all are never fetched where a longer head would do. */
const FEW = 3_000;
/** Only where a head says that there must be twice the cap, nobody is counted. */
const SURE = 2;

const both = (one: string, other: string) => (one ? `${one} & ${other}` : other);
const matching = (query: string) => (query ? sql`talent_search.tsv @@ ${query}::tsquery` : sql`true`);

/** Reads all that a tsquery finds: the first of them, and their number. */
async function read(db: Database, { order, rest, want }: Sought, query: string): Promise<Ranked> {
  const { rows } = await db.execute<{ id: string; n: number }>(sql`
    select talent_search.jober_id as id, count(*) over ()::int as n from talent_search
    where ${matching(query)} and ${rest}
    order by ${orders[order].column} desc, talent_search.jober_id desc limit ${Math.max(1, want)}`);
  return { ids: rows.slice(0, want).map(({ id }) => id), found: rows[0]?.n ?? 0 };
}

async function count(db: Database, { query, rest }: Sought): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select from talent_search where ${matching(query)} and ${rest} limit ${TOTAL_CAP + 1}) as found`);
  return rows[0]?.n ?? 0;
}

/** Everybody in the order: an index holds it. */
async function walk(db: Database, sought: Sought): Promise<Ranked> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select talent_search.jober_id as id from talent_search where ${sought.rest}
    order by ${orders[sought.order].column} desc, talent_search.jober_id desc limit ${sought.want}`);
  return { ids: rows.map(({ id }) => id), found: sought.counted ? await count(db, sought) : rows.length };
}

/**
 * The first people of an order who are found by a query. Where there are many it asks for the head of the order alone, a longer
 * one if that holds too few: who stands in a head stands before everybody outside it, so the answer is exact.
 */
export async function ranked(db: Database, heads: Heads, sought: Sought): Promise<Ranked> {
  if (sought.query === '') return walk(db, sought);
  for (const { people, day } of heads.from) {
    const head = await read(db, sought, both(sought.query, fromDayOn(sought.order, day, heads.last)));
    const inAll = (head.found / people) * heads.all;
    if (head.found >= sought.want) {
      if (!sought.counted) return head;
      const found = inAll >= SURE * TOTAL_CAP && head.found >= 20 ? TOTAL_CAP + 1 : await count(db, sought);
      return { ids: head.ids, found: Math.max(found, Math.min(head.found, TOTAL_CAP + 1)) };
    }
    if (inAll <= FEW) break;
  }
  const { ids, found } = await read(db, sought, sought.query);
  return { ids, found: Math.min(found, TOTAL_CAP + 1) };
}
