import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Fields } from './base/columns.ts';
import type { Definition } from './definition.ts';

/** The tables to which triggers write changes. */
export type Feed = Pick<Definition<Fields>, 'key' | 'changes' | 'feed'>;

/** A point in time of the database: which transactions were visible. */
export interface Moment {
  snapshot: string;
  /** When PostgreSQL was started: what it lost in a crash may be recorded differently now. */
  started: string;
}

export const momentSql = `pg_current_snapshot()::text AS snapshot, extract(epoch FROM pg_postmaster_start_time())::text AS started`;

/** What was committed since a moment; recorded by triggers, whoever writes. */
export interface Changes extends Moment {
  /**
   * Whether more may have changed than is listed: there were too many changes, old ones were dropped, or it is another database.
   */
  isLost: boolean;
  /** Ids of rows, each once; 0 means all rows. */
  ids: string[];
}

/** With more changes than this, of however many rows, reloading all rows is better. */
const maxChanges = 20_000;

/**
 * Returns the rows changed by transactions that were not visible at a moment and are visible now. Transaction IDs that this
 * server has not assigned yet come from a backup of another server and are ignored.
 */
export async function changesSince(
  db: Database,
  { key, changes, feed }: Feed,
  { snapshot, started }: Moment,
): Promise<Changes> {
  const values = new Values();
  const before = values.add(snapshot, 'pg_snapshot');
  const end = '(SELECT pg_snapshot_xmax(pg_current_snapshot()))';
  const text = `SELECT ${momentSql},
    (swept > pg_snapshot_xmin(${before}) AND swept <= ${end}) OR ${end} < pg_snapshot_xmax(${before}) AS "isLost", ids, changes
  FROM ${feed}, LATERAL (SELECT count(*)::int AS changes, coalesce(array_agg(DISTINCT ${key}), '{}')::text[] AS ids FROM (
    SELECT ${key} FROM ${changes}
      WHERE xid >= (SELECT pg_snapshot_xmin(${before})) AND xid < ${end} AND NOT pg_visible_in_snapshot(xid, ${before})
      ORDER BY xid, ${key} LIMIT ${maxChanges + 1}) told) told`;
  const [found] = await runPrepared<Changes & { changes: number }>(db, text, values);
  if (!found) throw new Error(`${feed} has no row`);
  const { changes: read, ...notified } = found;
  return { ...notified, isLost: notified.isLost || read > maxChanges || notified.started !== started };
}

/** The last transaction that changed rows; null for none. */
export async function lastChange(db: Database, { key, changes }: Feed): Promise<string | null> {
  const [of, by] = [sql.raw(changes), sql.raw(key)];
  const { rows } = await db.execute<{ xid: string | null }>(sql`
    select xid::text as xid from ${of} order by xid desc, ${by} desc limit 1`);
  return rows[0]?.xid ?? null;
}

/**
 * Deletes changes that were already there at the previous sweep: every node reads new ones once a minute, and a node that did not
 * do so reloads all rows. Sweeps of all nodes together are at least five minutes apart, by the database's clock; an earlier call
 * does nothing.
 */
export async function sweepChanges(db: Database, { changes, feed }: Omit<Feed, 'key'>): Promise<void> {
  await db.execute(sql`
    with turn as (
      insert into rate_counter as c (key, count, expires_at) values (${`sweep:${changes}`}, 1, now() + interval '5 minutes')
      on conflict (key) do update set expires_at = excluded.expires_at where c.expires_at <= now()
      returning key
    ), feed as (
      update ${sql.raw(feed)} set swept = least(next, pg_snapshot_xmin(pg_current_snapshot())), next = pg_snapshot_xmin(pg_current_snapshot())
      where exists (select from turn)
      returning swept
    )
    delete from ${sql.raw(changes)} where xid < (select swept from feed)`);
}
