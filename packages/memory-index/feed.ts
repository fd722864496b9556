import type { Fields } from './base/columns.ts';
import type { Definition } from './definition.ts';
import type { Source } from './source.ts';

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
  { query }: Pick<Source, 'query'>,
  { key, changes, feed }: Feed,
  { snapshot, started }: Moment,
): Promise<Changes> {
  // As a subquery the value is hidden from the planner, which then keeps one plan instead of making one a call.
  const before = '(SELECT $1::pg_snapshot)';
  const end = '(SELECT pg_snapshot_xmax(pg_current_snapshot()))';
  const text = `SELECT ${momentSql},
    (swept > pg_snapshot_xmin(${before}) AND swept <= ${end}) OR ${end} < pg_snapshot_xmax(${before}) AS "isLost", ids, changes
  FROM ${feed}, LATERAL (SELECT count(*)::int AS changes, coalesce(array_agg(DISTINCT ${key}), '{}')::text[] AS ids FROM (
    SELECT ${key} FROM ${changes}
      WHERE xid >= (SELECT pg_snapshot_xmin(${before})) AND xid < ${end} AND NOT pg_visible_in_snapshot(xid, ${before})
      ORDER BY xid, ${key} LIMIT ${maxChanges + 1}) told) told`;
  const [found] = await query<Changes & { changes: number }>(text, [snapshot]);
  if (!found) throw new Error(`${feed} has no row`);
  const { changes: read, ...notified } = found;
  return { ...notified, isLost: notified.isLost || read > maxChanges || notified.started !== started };
}

/** The last transaction that changed rows; null for none. */
export async function lastChange({ query }: Pick<Source, 'query'>, { key, changes }: Feed): Promise<string | null> {
  const [last] = await query<{ xid: string }>(
    `SELECT xid::text AS xid FROM ${changes} ORDER BY xid DESC, ${key} DESC LIMIT 1`,
    [],
  );
  return last?.xid ?? null;
}

/**
 * Deletes changes that were already there at the previous sweep. A node that has not read them since reloads all rows: sweeps of
 * all nodes together are to be some minutes apart, and a node reads changes once a minute.
 */
export async function sweepChanges(
  { query }: Pick<Source, 'query'>,
  { changes, feed }: Pick<Feed, 'changes' | 'feed'>,
): Promise<void> {
  const text = `WITH feed AS (
      UPDATE ${feed} SET swept = least(next, pg_snapshot_xmin(pg_current_snapshot())), next = pg_snapshot_xmin(pg_current_snapshot())
      RETURNING swept
    )
    DELETE FROM ${changes} WHERE xid < (SELECT swept FROM feed)`;
  await query(text, []);
}
