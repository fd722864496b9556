import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Counts, FoundRow, Search } from '../find/search.ts';
import { freshSql } from './count-fresh.ts';
import { type Estimate, estimate } from './estimate.ts';
import { depthOf } from './heads.ts';
import { narrowings } from './joint-keys.ts';
import { corrected, costOfWalk, costToCount, countedTo, headWay, lengthOfWalk, reckonedFrom } from './plan.ts';
import { invertedSql, readingOf, toTheEnd, walkSql } from './statements.ts';
import type { TermStats } from './term-stats.ts';

const cap = countedTo;
/** A single condition's count by the background says "more than 1,000" from here on. */
const surely = 2_000;
/** A school's posts of one day may stand close by themselves: then few are expected in all. */
const likely = 1_500;
/** From here on a look is worth its statement. */
const looksMany = 4_000;
/** An estimate that may be many times too high still tells of more than 1,000. */
const farAbove = 12_000;
/** Heads that are counted hold so many times what is asked. */
const spare = 1.5;
/** Posts that a look should find, and the rows of one along an index. */
const look = { hits: 60, index: 4_000, words: 1_000, scattered: 500 } as const;

interface Context {
  /** The first rows of the answer: how close they stand tells how many there are. */
  rows?: readonly FoundRow[];
  /** Since when a post is of today; null where nobody asks. */
  today?: Date | null;
  /** Whether an estimate far above what is told will do. */
  isRough?: boolean;
}

/** How many posts a search finds, to 1,001, and how many of them are of today. */
export async function countFound(
  db: Database,
  search: Search,
  stats: TermStats,
  { rows = [], today = null, isRough = false }: Context = {},
): Promise<Counts> {
  const expected = estimate(search.condition, search.groups, false, stats);
  const values = new Values();
  const fresh = today === null ? 0 : freshSql(search, stats, today, values);
  const isMany =
    (isRough && expected.hits >= farAbove) || isKnown(search, expected) || isClose(search, rows, expected, stats);
  if (isMany && typeof fresh === 'number') return { found: cap, fresh };
  const part = isMany || expected.hits < looksMany ? null : lookSql(search, expected, stats, values);
  const counted = isMany ? `${cap}` : (part?.sql ?? exactSql(search, expected, stats, values));
  const first = await run(db, `SELECT (${counted})::int4 AS found, (${fresh})::int4 AS fresh`, values);
  if (part === null) return first;
  if (first.found / part.share >= reckonedFrom) return { ...first, found: cap };
  const own = new Values();
  const better = corrected(expected, first.found, part);
  const all = await run(db, `SELECT (${exactSql(search, better, stats, own)})::int4 AS found, 0 AS fresh`, own);
  return { ...first, found: all.found };
}

async function run(db: Database, text: string, values: Values): Promise<Counts> {
  const [row] = await runPrepared<Counts>(db, text, values);
  return row ?? { found: 0, fresh: 0 };
}

/** One condition alone was counted in the background. */
function isKnown({ condition, groups }: Search, { hits }: Estimate): boolean {
  const { since, salaryMin, salaryMax } = condition;
  const isBare = since === null && salaryMin === null && salaryMax === null;
  return isBare && groups.length + narrowings(condition).length <= 1 && hits >= surely;
}

/** Whether the rows stand so close that there must be many. */
function isClose(search: Search, rows: readonly FoundRow[], { hits }: Estimate, { posts, ranks }: TermStats): boolean {
  const close = largerTier(rows);
  const last = close.at(-1);
  if (rows.length <= 20 || last === undefined || hits < likely) return false;
  return (close.length / depthOf(search.sort === 'salary' ? 'salary' : 'newest', last, ranks)) * posts >= reckonedFrom;
}

/** Sorted by fit, rows are in order of time within each tier only. */
function largerTier(rows: readonly FoundRow[]): readonly FoundRow[] {
  const [first, second] = [rows.filter(({ tier }) => tier === 1), rows.filter(({ tier }) => tier === 0)];
  return first.length > second.length ? first : second;
}

const countSql = (source: string) => `SELECT count(*) FROM (${source} LIMIT ${cap}) counted`;

/** Counts the newest, and tells which share of all posts they are; null where that tells too little. */
function lookSql(search: Search, expected: Estimate, stats: TermStats, values: Values) {
  const which = { search, part: 'all' } as const;
  const bound = look[readingOf(search, 'newest')];
  const walked = bound / Math.max(1, expected.recent);
  if (walked < 1 && expected.hits * walked >= look.hits / 3) {
    return { sql: countSql(walkSql(which, 'newest', null, bound, values)), share: walked };
  }
  const head = headWay(expected, look.hits, { order: 'newest', after: null, now: search.condition.now }, stats);
  return head && { sql: countSql(invertedSql(which, head.way.query, values)), share: head.share };
}

/** Counted along the newest that hold enough, and where they do not, all. */
function exactSql(search: Search, expected: Estimate, stats: TermStats, values: Values): string {
  const { inverted } = expected;
  const which = { search, part: 'all' } as const;
  const walk = costOfWalk(lengthOfWalk(expected, { rows: cap, order: 'newest' }), readingOf(search, 'newest'));
  const whole = costToCount(expected);
  if (inverted === null || walk < whole) return countSql(walkSql(which, 'newest', null, toTheEnd, values));
  const all = countSql(invertedSql(which, inverted.query, values));
  const head = headWay(expected, cap * spare, { order: 'newest', after: null, now: search.condition.now }, stats);
  if (head === null || head.cost > whole / 2) return all;
  const enough = countSql(invertedSql(which, head.way.query, values));
  return `SELECT CASE WHEN many.n >= ${cap} THEN many.n ELSE (${all}) END FROM (${enough}) many(n)`;
}
