import type { Database } from '#server/platform/database/database.ts';
import { type Condition, conditionLexemes } from './condition.ts';
import { type Estimate, estimate, prefersWalk } from './plan.ts';
import { runPrepared, Values } from './prepared.ts';
import type { Counts, Search } from './search.ts';
import { invertedSql, type Which, walkSql } from './statements.ts';
import type { TermStats } from './term-stats.ts';
import { wordQuery } from './word-group.ts';

/** Counting stops here: a total is told exactly to 1,000. */
const cap = 1_001;
/** A count kept in the background says "more than 1,000" for certain from here on. */
const surely = 2_000;

/** How many posts a search finds, and how many of them are of today. */
export async function countFound(db: Database, search: Search, stats: TermStats, today: Date | null): Promise<Counts> {
  const values = new Values();
  const found = countOf(search, stats, values);
  const condition: Condition | null = today && { ...search.condition, since: laterOf(search.condition.since, today) };
  const fresh = condition ? countOf({ ...search, condition }, stats, values) : '0';
  const [row] = await runPrepared<Counts>(db, `SELECT (${found})::int4 AS found, (${fresh})::int4 AS fresh`, values);
  return row ?? { found: 0, fresh: 0 };
}

function laterOf(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}

/** The expression that counts: a constant where the background's counts say enough. */
function countOf({ condition, groups }: Search, stats: TermStats, values: Values): string {
  const expected = estimate(condition, groups, false, stats);
  if (isKnown(condition, groups.length, expected)) return `${cap}`;
  const which: Which = { condition, words: groups.length > 0 ? { match: wordQuery(groups, false) } : null };
  const source = sourceOf(which, expected, values);
  return `SELECT count(*) FROM (${source} LIMIT ${cap}) counted`;
}

function isKnown(condition: Condition, words: number, { hits }: Estimate): boolean {
  const inexact = condition.since !== null || condition.salaryMin !== null || condition.salaryMax !== null;
  return !inexact && words + conditionLexemes(condition).length <= 1 && hits >= surely;
}

function sourceOf(which: Which, expected: Estimate, values: Values): string {
  if (expected.inverted && !prefersWalk(expected, cap, which.words !== null))
    return invertedSql(which, expected.inverted.query, values);
  return walkSql(which, 'newest', null, null, values);
}
