import type { Database } from '#server/platform/database/database.ts';
import { conditionLexemes } from './condition.ts';
import { type Estimate, estimate } from './estimate.ts';
import { costOfInverted, costOfWalk, lengthOfWalk } from './plan.ts';
import { runPrepared, Values } from './prepared.ts';
import type { Counts, FoundRow, Search } from './search.ts';
import { invertedSql, metSql, readsWords, toTheEnd, walkSql } from './statements.ts';
import type { TermStats } from './term-stats.ts';

/** Counting stops here: a total is told exactly to 1,000. */
const cap = 1_001;
/** A single condition's count by the background says "more than 1,000" from here on; a reckoned one that the rows confirm, from there. */
const surely = { counted: 2_000, reckoned: 3_000 } as const;
/** Rows of today looked at; where there are more, the count of the fresh is scaled from these. */
const looked = { index: 4_000, words: 1_000 } as const;

interface Context {
  /** The first rows of the answer: how close they stand tells how many there are. */
  rows?: readonly FoundRow[];
  /** Since when a post is of today; null where nobody asks. */
  today?: Date | null;
}

interface Answer {
  found: number | null;
  met: number;
  fresh: number;
}

/** How many posts a search finds, to 1,001, and how many of them are of today. */
export async function countFound(
  db: Database,
  search: Search,
  stats: TermStats,
  { rows = [], today = null }: Context = {},
): Promise<Counts> {
  const expected = estimate(search.condition, search.groups, false, stats);
  const values = new Values();
  const close = largerTier(rows);
  const last = close.at(-1);
  const asks = expected.hits >= surely.reckoned && rows.length > 20 && last !== undefined;
  const met = asks ? metSql(search, search.sort === 'salary' ? 'salary' : 'newest', last, values) : '0';
  const found = isKnown(search, expected) ? `${cap}` : asks ? 'NULL' : exactSql(search, expected, values);
  const fresh = today ? freshSql(search, stats, today, values) : '0';
  const [row] = await runPrepared<Answer>(
    db,
    `SELECT (${found})::int4 AS found, (${met})::int4 AS met, (${fresh})::int4 AS fresh`,
    values,
  );
  const isMany = row !== undefined && (close.length / Math.max(1, row.met)) * expected.domain >= surely.reckoned;
  const total = row?.found ?? (isMany ? cap : await countExactly(db, search, expected));
  return { found: total, fresh: row?.fresh ?? 0 };
}

/** Sorted by fit, rows are in order of time within each tier only. */
function largerTier(rows: readonly FoundRow[]): readonly FoundRow[] {
  const [first, second] = [rows.filter(({ tier }) => tier === 1), rows.filter(({ tier }) => tier === 0)];
  return first.length > second.length ? first : second;
}

/** One condition alone was counted in the background. */
function isKnown({ condition, groups }: Search, { hits }: Estimate): boolean {
  const { since, salaryMin, salaryMax } = condition;
  const isBare = since === null && salaryMin === null && salaryMax === null;
  return isBare && groups.length + conditionLexemes(condition).length <= 1 && hits >= surely.counted;
}

async function countExactly(db: Database, search: Search, expected: Estimate): Promise<number> {
  const values = new Values();
  const [row] = await runPrepared<{ found: number }>(
    db,
    `SELECT (${exactSql(search, expected, values)})::int4 AS found`,
    values,
  );
  return row?.found ?? 0;
}

function exactSql(search: Search, expected: Estimate, values: Values): string {
  const { inverted } = expected;
  const length = lengthOfWalk(expected, { rows: cap, order: 'newest' });
  const walk = costOfWalk(length, readsWords(search));
  const which = { search, part: 'all' } as const;
  const isWalk = inverted === null || walk < costOfInverted(inverted, cap);
  const source = isWalk ? walkSql(which, 'newest', null, toTheEnd, values) : invertedSql(which, inverted.query, values);
  return `SELECT count(*) FROM (${source} LIMIT ${cap}) counted`;
}

function freshSql(search: Search, stats: TermStats, today: Date, values: Values): string {
  const { condition } = search;
  const since = condition.since && condition.since > today ? condition.since : today;
  const fresh = { search: { ...search, condition: { ...condition, since } }, part: 'all' } as const;
  const { inverted, recent } = estimate(fresh.search.condition, search.groups, false, stats);
  const hasWords = readsWords(search);
  const bound = looked[hasWords ? 'words' : 'index'];
  const walk = costOfWalk(Math.min(bound, recent), hasWords);
  if (inverted && costOfInverted(inverted, cap) < walk) {
    return `SELECT count(*) FROM (${invertedSql(fresh, inverted.query, values)} LIMIT ${cap}) counted`;
  }
  const scale = values.add(Math.max(1, recent / bound), 'float8');
  return `SELECT count(*) * ${scale} FROM (${walkSql(fresh, 'newest', null, bound, values)}) counted`;
}
