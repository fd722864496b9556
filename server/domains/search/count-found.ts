import type { Database } from '#server/platform/database/database.ts';
import { conditionLexemes } from './condition.ts';
import { type Estimate, estimate } from './estimate.ts';
import { costOfInverted, costOfWalk, lengthOfWalk } from './plan.ts';
import { runPrepared, Values } from './prepared.ts';
import type { FoundRow, Search } from './search.ts';
import { invertedSql, readsWords, type Which, walkSql } from './statements.ts';
import type { TermStats } from './term-stats.ts';

/** Counting stops here: a total is told exactly to 1,000. */
const cap = 1_001;
/** A count kept in the background says "more than 1,000" for certain from here on; an estimate, where a walk agrees, from there. */
const surely = { counted: 2_000, estimated: 5_000 } as const;
/** Rows of today looked at; where there are more, the count of the fresh is scaled from these. */
const looked = { index: 4_000, words: 1_000 } as const;

/** How many posts a search finds, to 1,001. `rows` are those of its first sheet, if it was just walked for. */
export async function countFound(
  db: Database,
  search: Search,
  stats: TermStats,
  rows: readonly FoundRow[] = [],
): Promise<number> {
  const expected = estimate(search.condition, search.groups, false, stats);
  if (isKnown(search, expected) || isPlain(expected, rows)) return cap;
  const values = new Values();
  const which: Which = { search, part: 'all' };
  const { inverted } = expected;
  const length = lengthOfWalk(expected, { rows: cap, order: 'newest' });
  const walks =
    inverted === null ||
    costOfWalk(length, readsWords(search)) < costOfInverted(Math.min(cap, inverted.hits), inverted.postings);
  const source =
    walks || inverted === null
      ? walkSql(which, 'newest', null, null, values)
      : invertedSql(which, inverted.query, values);
  const [row] = await runPrepared<{ found: number }>(
    db,
    `SELECT count(*)::int4 AS found FROM (${source} LIMIT ${cap}) counted`,
    values,
  );
  return row?.found ?? 0;
}

/** One condition alone was counted in the background. */
function isKnown({ condition, groups }: Search, { hits }: Estimate): boolean {
  const { since, salaryMin, salaryMax } = condition;
  const isBare = since === null && salaryMin === null && salaryMax === null;
  return isBare && groups.length + conditionLexemes(condition).length <= 1 && hits >= surely.counted;
}

/** A walk met matches so often that there are many times 1,000, and so say the counts. */
function isPlain({ hits, domain }: Estimate, rows: readonly FoundRow[]): boolean {
  const met = rows.at(-1)?.met ?? 0;
  const density = met > 0 ? rows.length / met : 0;
  return rows.length >= 20 && hits >= surely.estimated && density * domain >= surely.estimated;
}

/** How many posts of what a search finds are of today; where they are many, by a part of them. */
export async function countFresh(db: Database, search: Search, stats: TermStats, today: Date): Promise<number> {
  const since = search.condition.since && search.condition.since > today ? search.condition.since : today;
  const fresh: Search = { ...search, condition: { ...search.condition, since } };
  const expected = estimate(fresh.condition, fresh.groups, false, stats);
  const hasWords = readsWords(search);
  const bound = looked[hasWords ? 'words' : 'index'];
  const values = new Values();
  const { inverted, recent } = expected;
  if (inverted && costOfInverted(inverted.hits, inverted.postings) < costOfWalk(Math.min(bound, recent), hasWords)) {
    const source = invertedSql({ search: fresh, part: 'all' }, inverted.query, values);
    const [row] = await runPrepared<{ found: number }>(
      db,
      `SELECT count(*)::int4 AS found FROM (${source} LIMIT ${cap}) counted`,
      values,
    );
    return row?.found ?? 0;
  }
  const walk = walkSql({ search: fresh, part: 'all' }, 'newest', null, bound, values);
  const [row] = await runPrepared<{ found: number; met: number }>(
    db,
    `SELECT count(*)::int4 AS found, max(met)::int4 AS met FROM (${walk}) counted`,
    values,
  );
  const scale = row && row.met >= bound * 0.9 ? Math.max(1, recent / bound) : 1;
  return Math.round((row?.found ?? 0) * scale);
}
