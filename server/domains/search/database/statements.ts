import { countedFilters } from '#contract/search/list-filters.ts';
import type { Values } from '#server/platform/database/run-prepared.ts';
import { conditionLexemes, conditionSql, fitSql } from '../find/condition.ts';
import { type After, isTiered, type Search } from '../find/search.ts';
import { columnName } from '../index/stored-lists.ts';
import { both, isRequired, lexemeQuery, type WordGroup, wordQuery } from '../understand/word-group.ts';

/** A part of the results: sorted by fit, those that match completely in their titles (1) or the others (0); else all (null). */
export type Tier = 0 | 1 | null;
/** The row before the page. */
export type Place = (After & { tier: number }) | null;

const columns = [
  'post_id, refreshed_at, month_min, month_max, deadline, city_code, region_code',
  ...countedFilters.map(columnName),
].join(', ');

const newest = 'refreshed_at DESC, post_id DESC';
/** The order within a tier. */
export const orderSql = ({ sort }: Search): string => (sort === 'salary' ? `month_max DESC, ${newest}` : newest);

export const tiersOf = (search: Search): Tier[] => (isTiered(search) ? [1, 0] : [null]);

const allWords = ({ groups }: Search): string => wordQuery(groups, false);

/** Whether all that is searched for is something else than these words: '除了数学'. */
export const isOnlyRefused = (groups: readonly WordGroup[]): boolean =>
  groups.length > 0 && groups.every((group) => group.not && isRequired(group, false));

/**
 * `ts_match_vq` is `@@` without index support, so that the planner does not use the index: it would read all of it for a query that
 * only refuses, and for one whose results are dense.
 */
export const matchSql = (query: string, values: Values): string[] =>
  query === '' ? [] : [`ts_match_vq(tsv, ${values.add(query, 'tsquery')})`];

/** The condition for the first tier by fit. */
export function strongSql({ condition, groups, prefers }: Search, values: Values): string {
  const isPreferred = prefers.length > 0;
  const fit = fitSql(isPreferred ? { ...condition, said: [] } : condition, values);
  const words = isPreferred ? wordQuery(prefers, false) : wordQuery(groups, true);
  return [...(fit === null ? [] : [fit]), ...matchSql(words, values)].join(' AND ') || 'true';
}

/** Rows after a position, within its tier. */
function afterSql({ sort }: Search, { month, at, id }: After, values: Values): string {
  const place = `${values.add(at, 'timestamptz')}, ${values.add(id, 'int8')}`;
  if (sort !== 'salary') return `(refreshed_at, post_id) < (${place})`;
  return `(month_max, refreshed_at, post_id) < (${values.add(month, 'int4')}, ${place})`;
}

/** Rows after a position, across tiers. */
export function afterTierSql(search: Search, after: NonNullable<Place>, values: Values): string {
  const tier = values.add(after.tier, 'int4');
  return `tier < ${tier} OR (tier = ${tier} AND ${afterSql(search, after, values)})`;
}

/** The conditions of a search other than words. */
function testsSql(search: Search, tier: Tier, values: Values): string[] {
  const tests = [conditionSql(search.condition, values)];
  return tier === null ? tests : [...tests, `${tier === 1 ? '' : 'NOT '}(${strongSql(search, values)})`];
}

/**
 * All word matches, with their tiers. OFFSET 0 keeps the planner from scanning an order's index, along which rare words are far
 * apart.
 */
export function matchedSql(search: Search, values: Values): string {
  const lexemes = conditionLexemes(search.condition);
  const query = both(allWords(search), lexemeQuery(lexemes));
  const matches =
    lexemes.length === 0 && isOnlyRefused(search.groups)
      ? matchSql(query, values).join('')
      : `tsv @@ ${values.add(query, 'tsquery')}`;
  const tier = isTiered(search) ? `(${strongSql(search, values)})::int4` : '0';
  return `SELECT ${columns}, ${tier} AS tier
    FROM (SELECT * FROM job_search WHERE ${matches} OFFSET 0) matched
    WHERE ${conditionSql(search.condition, values)}`;
}

/** The first rows of a part after a position, along the order's index; `limit` is a constant of the statement. */
export function walkedSql(
  search: Search,
  { tier, after, limit }: { tier: Tier; after: After | null; limit: number },
  values: Values,
): string {
  const tests = [...testsSql(search, tier, values), ...matchSql(allWords(search), values)];
  if (after) tests.push(afterSql(search, after, values));
  return `SELECT ${columns}, ${tier ?? 0} AS tier FROM job_search WHERE ${tests.join(' AND ')} ORDER BY ${orderSql(search)} LIMIT ${limit}`;
}

/** Like `walkedSql` for the first tier, by the inverted index: where few posts match completely in their titles. */
export function strongMatchedSql(
  search: Search,
  { after, limit }: { after: After | null; limit: number },
  values: Values,
): string {
  const strong = search.prefers.length > 0 ? wordQuery(search.prefers, false) : wordQuery(search.groups, true);
  const words = both(allWords(search), strong);
  const query = values.add(both(words, lexemeQuery(conditionLexemes(search.condition))), 'tsquery');
  const tests = testsSql(search, 1, values);
  if (after) tests.push(afterSql(search, after, values));
  return `SELECT ${columns}, 1 AS tier FROM (SELECT * FROM job_search WHERE tsv @@ ${query} OFFSET 0) matched
    WHERE ${tests.join(' AND ')} ORDER BY ${orderSql(search)} LIMIT ${limit}`;
}

/** The newest results, whatever the requested order. */
export function newestSql(search: Search, isDense: boolean, limit: number, values: Values): string {
  const byTime: Search = { ...search, sort: 'newest' };
  if (isDense) return walkedSql(byTime, { tier: null, after: null, limit }, values);
  return `${matchedSql(byTime, values)} ORDER BY ${newest} LIMIT ${limit}`;
}

/** Among the newest rows, the number of results, and how many match completely in their titles. */
export function densitySql(search: Search, rows: number, values: Values): string {
  const all = [...testsSql(search, null, values), ...matchSql(allWords(search), values)].join(' AND ');
  const strong = isTiered(search) ? strongSql(search, values) : 'true';
  return `SELECT count(*)::int4 AS found, (count(*) FILTER (WHERE ${strong}))::int4 AS strong
    FROM (SELECT * FROM job_search ORDER BY ${newest} LIMIT ${rows}) newest WHERE ${all}`;
}

/** Number of results of today: rows since midnight are few. */
export function freshSql(search: Search, today: Date, values: Values): string {
  const since = `refreshed_at >= ${values.add(today.toISOString(), 'timestamptz')}`;
  const tests = [since, ...testsSql(search, null, values), ...matchSql(allWords(search), values)];
  return `SELECT count(*)::int4 AS fresh FROM job_search WHERE ${tests.join(' AND ')}`;
}
