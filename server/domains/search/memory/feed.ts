import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '../prepared.ts';

/** A moment of the database: which transactions it could see. */
export interface Moment {
  snapshot: string;
  /** When PostgreSQL was started: what it lost in a fall it may tell otherwise now. */
  started: string;
}

export const momentSql = `pg_current_snapshot()::text AS snapshot, extract(epoch FROM pg_postmaster_start_time())::text AS started`;

/** What was committed since a moment; triggers keep it, whoever writes. */
export interface Changes extends Moment {
  /** Whether more may have changed than is told: old changes were dropped, or it is another database. */
  isLost: boolean;
  /** Posts, each once; 0 stands for all. */
  ids: string[];
}

/** With more changed posts than these all are better read anew. */
export const mostChanges = 20_000;

/**
 * Which posts were changed by transactions that could not be seen at a moment, and can be now. Numbers that no transaction of this
 * server has had yet come from a backup of another, and say nothing.
 */
export async function changesSince(db: Database, { snapshot, started }: Moment): Promise<Changes> {
  const values = new Values();
  const before = values.add(snapshot, 'pg_snapshot');
  const end = '(SELECT pg_snapshot_xmax(pg_current_snapshot()))';
  const text = `SELECT ${momentSql},
    (swept > pg_snapshot_xmin(${before}) AND swept <= ${end}) OR ${end} < pg_snapshot_xmax(${before}) AS "isLost",
    ARRAY(SELECT DISTINCT post_id::text FROM (SELECT post_id FROM job_search_change
      WHERE xid >= (SELECT pg_snapshot_xmin(${before})) AND xid < ${end} AND NOT pg_visible_in_snapshot(xid, ${before})
      ORDER BY xid, post_id LIMIT ${mostChanges + 1}) told) AS ids
  FROM job_search_feed`;
  const [told] = await runPrepared<Changes>(db, text, values);
  if (!told) throw new Error('job_search_feed has no row');
  return { ...told, isLost: told.isLost || told.started !== started };
}

/** The last transaction that changed posts; null for none. */
export async function lastChange(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ xid: string | null }>(sql`
    select xid::text as xid from job_search_change order by xid desc, post_id desc limit 1`);
  return rows[0]?.xid ?? null;
}

/**
 * Drops changes that were there at the sweep before: every node looks for new ones once a minute, and one that did not reads the
 * posts anew.
 */
export async function sweepChanges(db: Database): Promise<void> {
  await db.execute(sql`
    with feed as (
      update job_search_feed set swept = least(next, pg_snapshot_xmin(pg_current_snapshot())), next = pg_snapshot_xmin(pg_current_snapshot())
      returning swept
    )
    delete from job_search_change where xid < (select swept from feed)`);
}
