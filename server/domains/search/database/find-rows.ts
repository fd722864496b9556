import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Found } from '../engine.ts';
import type { FoundRow, Search, Slice } from '../find/search.ts';
import { type Density, densityOf } from './density.ts';
import {
  afterTierSql,
  freshSql,
  matchedSql,
  newestSql,
  orderSql,
  type Place,
  strongMatchedSql,
  type Tier,
  tiersOf,
  walkedSql,
} from './statements.ts';

/** Where counting by index scan stops. */
const countedTo = 1_001;
/** Row limits of a page and of the deepest pages: constants, since each makes a separate statement. */
const limits = [21, 1_021] as const;

const answer = `post_id::text AS id, month_max AS month, nullif(deadline, 'infinity') AS deadline,
    to_char(refreshed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, tier`;

/** The rows of a slice in order, and the total. */
export async function findRows(db: Database, search: Search, slice: Slice, today: Date): Promise<Found> {
  const density = await densityOf(db, search);
  if (!density.all) return matchedRows(db, search, slice, today);
  const needed = slice.rows > 0 ? slice.offset + slice.rows : 0;
  const rows = await walkedRows(db, search, density, { needed, after: slice.after });
  const isAll = needed > 0 && slice.after === null && rows.length < needed;
  const found = isAll ? rows.length : await countRows(db, search, density, countedTo);
  const fresh = slice.after === null && slice.offset === 0 ? await countFresh(db, search, today) : 0;
  return { rows: rows.slice(slice.offset), counts: { found, fresh, isCapped: found >= countedTo } };
}

/** The first rows, without a count. */
export async function firstRows(db: Database, search: Search, rows: number): Promise<FoundRow[]> {
  const density = await densityOf(db, search);
  if (density.all) return walkedRows(db, search, density, { needed: rows, after: null });
  return (await matchedRows(db, search, { after: null, offset: 0, rows }, new Date())).rows;
}

/** For rare words: reads, ranks and counts all results. */
async function matchedRows(db: Database, search: Search, { after, offset, rows }: Slice, today: Date): Promise<Found> {
  const values = new Values();
  const hit = matchedSql(search, values);
  const since = values.add(today.toISOString(), 'timestamptz');
  const place = after ? ` WHERE ${afterTierSql(search, after, values)}` : '';
  const order = `ORDER BY tier DESC, ${orderSql(search)}`;
  // Joined to the counts, so that they are returned even without rows.
  const text = `WITH hit AS MATERIALIZED (${hit})
  SELECT ${answer}, counts.found, counts.fresh
  FROM (SELECT count(*)::int4 AS found, count(*) FILTER (WHERE refreshed_at >= ${since})::int4 AS fresh FROM hit) counts
    LEFT JOIN (SELECT * FROM hit${place} ${order} OFFSET ${values.add(offset, 'int4')} LIMIT ${values.add(rows, 'int4')}) page ON true
  ${order}`;
  const found = await runPrepared<FoundRow & { found: number; fresh: number }>(db, text, values);
  const { found: all = 0, fresh = 0 } = found[0] ?? {};
  return { rows: found.filter(({ id }) => id !== null), counts: { found: all, fresh, isCapped: false } };
}

/** The first rows after a position, tier by tier along the order. */
async function walkedRows(
  db: Database,
  search: Search,
  density: Density,
  { needed, after }: { needed: number; after: Place },
): Promise<FoundRow[]> {
  const rows: FoundRow[] = [];
  for (const tier of tiersOf(search)) {
    if (rows.length >= needed || (after && (tier ?? 0) > after.tier)) continue;
    const own = after && (tier ?? 0) === after.tier ? after : null;
    rows.push(...(await rowsOf(db, search, density, { tier, after: own, needed: needed - rows.length })));
  }
  return rows;
}

async function rowsOf(
  db: Database,
  search: Search,
  density: Density,
  { tier, after, needed }: { tier: Tier; after: Place; needed: number },
): Promise<FoundRow[]> {
  const values = new Values();
  const limit = needed <= limits[0] ? limits[0] : limits[1];
  const source =
    tier === 1 && !density.strong
      ? strongMatchedSql(search, { after, limit }, values)
      : walkedSql(search, { tier, after, limit }, values);
  const text = `SELECT ${answer} FROM (${source}) found`;
  return (await runPrepared<FoundRow>(db, text, values)).slice(0, needed);
}

/** The number of results, up to a limit. */
export async function countRows(db: Database, search: Search, density: Density, limit: number): Promise<number> {
  const values = new Values();
  const text = `SELECT count(*)::int4 AS found FROM (${newestSql(search, density.all, limit, values)}) found`;
  const [row] = await runPrepared<{ found: number }>(db, text, values);
  return row?.found ?? 0;
}

async function countFresh(db: Database, search: Search, today: Date): Promise<number> {
  const values = new Values();
  const [row] = await runPrepared<{ fresh: number }>(db, freshSql(search, today, values), values);
  return row?.fresh ?? 0;
}
