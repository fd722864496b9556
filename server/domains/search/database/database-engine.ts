import { type Database, typed } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Counted, Facet, Found, Posted, SearchEngine } from '../engine.ts';
import type { SalaryRange } from '../find/salary-histogram.ts';
import type { FoundRow, Search, Slice } from '../find/search.ts';
import { heldSql } from '../index/stored-lists.ts';
import { quoteLexeme } from '../index/vector.ts';
import type { PayRange } from '../understand/query-part.ts';
import { type WordGroup, wordQuery } from '../understand/word-group.ts';
import {
  afterTierSql,
  densitySql,
  freshSql,
  isOnlyRefused,
  matchedSql,
  matchSql,
  newestSql,
  orderSql,
  type Place,
  strongMatchedSql,
  type Tier,
  tiersOf,
  walkedSql,
} from './statements.ts';

/** Whether results are dense along an order, so that an index scan soon fills a page. */
interface Density {
  all: boolean;
  /** Density of results that match completely in their titles. */
  strong: boolean;
}

/** Of this many newest posts, this many results count as dense. */
const looked = 2_000;
const many = 50;

/** Codes, places and pay are in the indexes of the orders, which can be scanned in full; words must be dense for that. */
async function densityOf(db: Database, search: Search): Promise<Density> {
  if (search.groups.length === 0) return { all: true, strong: true };
  const values = new Values();
  const text = densitySql(search, looked, values);
  const [row] = await runPrepared(db, { found: 'number', strong: 'number' }, text, values);
  return { all: (row?.found ?? 0) >= many, strong: (row?.strong ?? 0) >= many };
}

const valueSql = (facet: Facet): string =>
  facet === 'city' ? 'city_code' : facet === 'county' ? 'region_code' : heldSql(facet);
/** Maximum posts read for counting options; more along an index than with words. */
const mostRead = { words: 300, codes: 20_000 } as const;

/** Posts by option of each facet, among the newest results. */
async function countOptions(
  db: Database,
  search: Search,
  facets: readonly Facet[],
): Promise<{ rows: Counted[]; isExact: boolean }> {
  const values = new Values();
  const { all } = await densityOf(db, search);
  const limit = search.groups.length > 0 ? mostRead.words : mostRead.codes;
  const counts = facets.map(
    (facet) =>
      `SELECT '${facet}' AS facet, (${valueSql(facet)})::text AS value, count(*)::int4 AS posts FROM hit GROUP BY 2`,
  );
  const text = `WITH hit AS MATERIALIZED (${newestSql(search, all, limit + 1, values)})
  ${[...counts, `SELECT 'all', '', count(*)::int4 FROM hit`].join(' UNION ALL ')}`;
  const rows = await runPrepared(db, { facet: typed<Facet | 'all'>(), value: 'string', posts: 'number' }, text, values);
  return {
    rows: rows.flatMap(({ facet, ...counted }) => (facet === 'all' ? [] : { facet, ...counted })),
    isExact: rows.every(({ facet, posts }) => facet !== 'all' || posts <= limit),
  };
}

/** Where counting by index scan stops. */
const countedTo = 1_001;
/** Row limits of a page and of the deepest pages: constants, since each makes a separate statement. */
const limits = [21, 1_021] as const;

const foundRow = { id: 'string', month: 'number', deadline: 'string?', at: 'string', tier: 'number' } as const;
/** Null but for the counts where nothing is on the page. */
const countedRow = {
  id: 'string?',
  month: 'number?',
  deadline: 'string?',
  at: 'string?',
  tier: 'number?',
  found: 'number',
  fresh: 'number',
} as const;

const answer = `post_id::text AS id, month_max AS month, nullif(deadline, 'infinity') AS deadline,
    to_char(refreshed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, tier`;

/** The rows of a slice in order, and the total. */
async function findRows(db: Database, search: Search, slice: Slice, today: Date): Promise<Found> {
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
async function firstRows(db: Database, search: Search, rows: number): Promise<FoundRow[]> {
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
  const found = await runPrepared(db, countedRow, text, values);
  const { found: all = 0, fresh = 0 } = found[0] ?? {};
  return {
    rows: found.filter((row): row is typeof row & FoundRow => row.id !== null),
    counts: { found: all, fresh, isCapped: false },
  };
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
  return (await runPrepared(db, foundRow, text, values)).slice(0, needed);
}

/** The number of results, up to a limit. */
async function countRows(db: Database, search: Search, density: Density, limit: number): Promise<number> {
  const values = new Values();
  const text = `SELECT count(*)::int4 AS found FROM (${newestSql(search, density.all, limit, values)}) found`;
  const [row] = await runPrepared(db, { found: 'number' }, text, values);
  return row?.found ?? 0;
}

async function countFresh(db: Database, search: Search, today: Date): Promise<number> {
  const values = new Values();
  const [row] = await runPrepared(db, { fresh: 'number' }, freshSql(search, today, values), values);
  return row?.fresh ?? 0;
}

/** How many open posts that pay so match each of these lists of groups, up to `most` (at most 100), ignoring other filters. */
async function countUpTo(
  db: Database,
  lists: readonly (readonly WordGroup[])[],
  { now, pay, most }: { now: Date; pay: PayRange; most: number },
): Promise<number[]> {
  if (lists.length === 0) return [];
  const values = new Values();
  const moment = values.add(now.toISOString(), 'timestamptz');
  const paid = [
    ...(pay.least === null ? [] : [`AND month_max >= ${values.add(pay.least, 'int4')}`]),
    ...(pay.most === null ? [] : [`AND month_min BETWEEN 0 AND ${values.add(pay.most, 'int4')}`]),
  ].join(' ');
  const tests = lists.map((groups, at) => {
    const query = wordQuery(groups, false);
    const matches = isOnlyRefused(groups) ? matchSql(query, values).join('') : `tsv @@ ${values.add(query, 'tsquery')}`;
    // With a LIMIT of 1 the planner would assume that any scan soon finds a row.
    return `(SELECT count(*)::int4 FROM (SELECT FROM job_search WHERE ${matches} AND deadline > ${moment} ${paid} LIMIT 100) found) AS t${at}`;
  });
  const shape = Object.fromEntries(lists.map((_, at) => [`t${at}`, 'number'] as const));
  const [row] = await runPrepared(db, shape, `SELECT ${tests.join(', ')}`, values);
  return lists.map((_, at) => Math.min(most, row?.[`t${at}`] ?? 0));
}

/** More frequent words count as equally common. */
const most = 10_000;

/** Document frequencies of lexemes. */
async function countPosted(db: Database, lexemes: readonly string[]): Promise<Posted> {
  const values = new Values();
  const queries = values.add([...new Set(lexemes)].map(quoteLexeme), 'text[]');
  const text = `SELECT query, (SELECT count(*)::int4 FROM (
      SELECT FROM job_search WHERE tsv @@ query::tsquery LIMIT ${most}) found) AS posts
  FROM unnest(${queries}::text[]) AS asked (query)`;
  const rows = lexemes.length > 0 ? await runPrepared(db, { query: 'string', posts: 'number' }, text, values) : [];
  const counted = new Map(rows.map(({ query, posts }) => [query, posts]));
  return (lexeme) => counted.get(quoteLexeme(lexeme)) ?? 0;
}

/** Sample sizes for salaries and companies, and the limit of counting. */
const size = { salaries: 300, counted: 1_000 } as const;

/** Answers from `job_search` and its indexes: correct, not optimised. */
export const databaseEngine = (db: Database): SearchEngine => ({
  db,
  posted: (lexemes) => countPosted(db, lexemes),
  countUpTo: (lists, now, of) => countUpTo(db, lists, { now, ...of }),
  find: (search, slice, today) => findRows(db, search, slice, today),
  first: (search, rows) => firstRows(db, search, rows),
  count: async (search) => countRows(db, search, await densityOf(db, search), size.counted),
  salaries: (search) => newestSalaries(db, search),
  facets: (search, facets) => countOptions(db, search, facets),
});

async function newestSalaries(db: Database, search: Search): Promise<SalaryRange[]> {
  const { all } = await densityOf(db, search);
  const values = new Values();
  const text = `SELECT month_min AS min, month_max AS max
    FROM (${newestSql(search, all, size.salaries, values)}) found WHERE month_min >= 0`;
  return runPrepared(db, { min: 'number', max: 'number' }, text, values);
}
