import { sql } from 'drizzle-orm';
import { type Connection, rowOf } from '#server/platform/database/database.ts';
import { prefixPattern } from '#server/platform/database/like-pattern.ts';

export interface Limit {
  limit: number;
  windowSeconds: number;
}

export interface Consumption {
  /** False above the limit; the event is counted all the same. */
  allowed: boolean;
  count: number;
  /** Seconds until the window ends, at least 1. */
  retryAfter: number;
}

/** The pool, never a transaction: a count must remain even if the surrounding request rolls back. */
export type Counters = Connection['db'];

const COUNT_CAP = 1_000_000_000;

/**
 * Counts one event of `key` in its window, which the first event opens. A single statement, so that parallel calls never share a
 * slot. A clock that goes back drops no event, and a window opened while it was ahead ends one window from now at the latest.
 */
export async function consume(
  db: Counters,
  key: string,
  { limit, windowSeconds }: Limit,
  now: Date,
): Promise<Consumption> {
  const end = new Date(now.getTime() + windowSeconds * 1_000);
  const row = await rowOf(db, { count: 'number', left_seconds: 'number' })`
    insert into rate_counter as c (key, count, expires_at) values (${key}, 1, ${end})
    on conflict (key) do update set
      count = case when c.expires_at <= ${now} then 1 else least(c.count, ${COUNT_CAP}) + 1 end,
      expires_at = case when c.expires_at <= ${now} then excluded.expires_at else least(c.expires_at, excluded.expires_at) end
    returning c.count, extract(epoch from c.expires_at - ${now}::timestamptz)::float8 as left_seconds`;
  if (!row) throw new Error('the counter answered nothing');
  return { allowed: row.count <= limit, count: row.count, retryAfter: Math.max(1, Math.ceil(row.left_seconds)) };
}

/** Removes one event: attempts are counted before they are checked, and a successful one must not count as failed. */
export async function refund(db: Counters, key: string): Promise<void> {
  await db.execute(sql`update rate_counter set count = count - 1 where key = ${key} and count > 0`);
}

/** Number of events in the open window of `key`. */
export async function countOf(db: Counters, key: string, now: Date): Promise<number> {
  const row = await rowOf(db, { count: 'number' })`
    select c.count from rate_counter c where c.key = ${key} and c.expires_at > ${now}`;
  return row?.count ?? 0;
}

/** Deletes the counters whose key begins with one of the prefixes; returns how many were above zero. */
export async function clearCounters(db: Counters, prefixes: readonly string[]): Promise<number> {
  const patterns = prefixes.map(prefixPattern);
  const { rowCount } = await db.execute(
    sql`delete from rate_counter where key like any(${sql.param(patterns)}::text[]) and count > 0`,
  );
  return rowCount ?? 0;
}
