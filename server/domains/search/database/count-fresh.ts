import type { Values } from '#server/platform/database/run-prepared.ts';
import type { Search } from '../find/search.ts';
import { estimate } from './estimate.ts';
import { costOfInverted, costOfWalk, countedTo } from './plan.ts';
import { invertedSql, readingOf, walkSql } from './statements.ts';
import type { TermStats } from './term-stats.ts';

/** Rows of today looked at; where there are more, the count is scaled from these. */
const looked = { index: 1_500, words: 500, scattered: 300 } as const;
/** Where so many are expected, they are more than are told. */
const many = 2_000;

/** How many of what a search finds are of today: a subquery, or the number where no look is needed. */
export function freshSql(search: Search, stats: TermStats, today: Date, values: Values): string | number {
  const { condition } = search;
  const since = condition.since && condition.since > today ? condition.since : today;
  const fresh = { search: { ...search, condition: { ...condition, since } }, part: 'all' } as const;
  const { hits, inverted, recent } = estimate(fresh.search.condition, search.groups, false, stats);
  if (hits >= many) return countedTo;
  const reads = readingOf(search, 'newest');
  const bound = looked[reads];
  const walk = costOfWalk(Math.min(bound, recent), reads);
  if (inverted && costOfInverted(inverted, countedTo) < walk) {
    return `SELECT count(*) FROM (${invertedSql(fresh, inverted.query, values)} LIMIT ${countedTo}) counted`;
  }
  const scale = values.add(Math.max(1, recent / bound), 'float8');
  return `SELECT count(*) * ${scale} FROM (${walkSql(fresh, 'newest', null, bound, values)}) counted`;
}
