import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Found } from '../engine.ts';
import { conditionSql } from '../find/condition.ts';
import type { Counts, FoundRow, Search, Slice } from '../find/search.ts';
import { afterSql, hasWords, matchedSql, orderSql, walkedSql } from './statements.ts';

/** Pages go so deep, and without words totals are counted so far. */
const deepest = 1_021;
const countedTo = 1_001;

const answer = `post_id::text AS id, month_max AS month, nullif(deadline, 'infinity') AS deadline,
    to_char(refreshed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, tier`;

/** The rows of a slice in order, and how many there are in all. */
export async function findRows(db: Database, search: Search, slice: Slice, today: Date): Promise<Found> {
  const values = new Values();
  const source = hasWords(search) ? matchedSql(search, values) : walkedSql(search, null, deepest, values);
  // Joined to the counts, so that they come also where no row is left.
  const text = `WITH hit AS MATERIALIZED (${source})
  SELECT ${answer}, counts.found, counts.fresh
  FROM (SELECT count(*)::int4 AS found, ${freshSql(search, today, values)} AS fresh FROM hit) counts
    LEFT JOIN (${pageSql(search, slice, values)}) page ON true
  ORDER BY tier DESC, ${orderSql(search)}`;
  const found = await runPrepared<FoundRow & Counts>(db, text, values);
  const { found: all = 0, fresh = 0 } = found[0] ?? {};
  const isCapped = !hasWords(search) && all >= countedTo;
  return { rows: rowsOf(found), counts: { found: isCapped ? countedTo : all, fresh, isCapped } };
}

/** The rows of a slice that begins with the first, without a count. */
export async function firstRows(db: Database, search: Search, rows: number): Promise<FoundRow[]> {
  const values = new Values();
  const source = hasWords(search) ? matchedSql(search, values) : walkedSql(search, null, rows, values);
  const text = `SELECT ${answer} FROM (${source}) hit ORDER BY tier DESC, ${orderSql(search)} LIMIT ${rows}`;
  return runPrepared<FoundRow>(db, text, values);
}

const rowsOf = (found: readonly (FoundRow & Counts)[]): FoundRow[] =>
  found.flatMap(({ found: _, fresh, ...row }) => (row.id === null ? [] : [row]));

/** Of today: among all that words find; along the newest otherwise, of which only the first are read. */
function freshSql({ condition, ...search }: Search, today: Date, values: Values): string {
  const since = values.add(today.toISOString(), 'timestamptz');
  if (hasWords(search)) return `count(*) FILTER (WHERE refreshed_at >= ${since})::int4`;
  return `(SELECT count(*)::int4 FROM (SELECT FROM job_search WHERE ${conditionSql(condition, values)} AND refreshed_at >= ${since}
      LIMIT ${countedTo}) fresh)`;
}

function pageSql(search: Search, { after, offset, rows }: Slice, values: Values): string {
  const order = `ORDER BY tier DESC, ${orderSql(search)}`;
  const isWalked = after !== null && !hasWords(search);
  const source = isWalked ? walkedSql(search, after, rows, values) : 'SELECT * FROM hit';
  const place = after === null || isWalked ? '' : ` WHERE ${afterTier(search, after, values)}`;
  const skipped = offset > 0 ? ` OFFSET ${values.add(offset, 'int4')}` : '';
  return `SELECT * FROM (${source}) every${place} ${order}${skipped} LIMIT ${rows}`;
}

function afterTier(search: Search, after: NonNullable<Slice['after']>, values: Values): string {
  const tier = values.add(after.tier, 'int4');
  return `tier < ${tier} OR (tier = ${tier} AND ${afterSql(search, after, values)})`;
}
