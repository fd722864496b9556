import type { Values } from '#server/platform/database/run-prepared.ts';
import { conditionLexemes, conditionSql, fitSql } from '../find/condition.ts';
import { isTiered } from '../find/is-tiered.ts';
import type { After, Search } from '../find/search.ts';
import { both, lexemeQuery, wordQuery } from '../understand/word-group.ts';

const columns = `post_id, refreshed_at, month_min, month_max, deadline, city_code, region_code, stages, subjects, tenure, education`;

export const newest = 'refreshed_at DESC, post_id DESC';
/** The order within a tier. */
export const orderSql = ({ sort }: Search): string => (sort === 'salary' ? `month_max DESC, ${newest}` : newest);

/** Whether the inverted index must be asked; codes, places and pay alone are in the indexes of the orders. */
export const hasWords = ({ groups }: Pick<Search, 'groups'>): boolean => groups.length > 0;

/** What puts a post first by fit. */
export function strongSql(search: Search, values: Values): string {
  const words = wordQuery(search.groups, true);
  // `ts_match_vq` is `@@` without the index that would tempt the planner.
  const match = words === '' ? null : `ts_match_vq(tsv, ${values.add(words, 'tsquery')})`;
  return [fitSql(search.condition, values), match].filter((test) => test !== null).join(' AND ') || 'true';
}

/** What stands after a row, within its tier. */
export function afterSql({ sort }: Search, { month, at, id }: After, values: Values): string {
  const place = `${values.add(at, 'timestamptz')}, ${values.add(id, 'int8')}`;
  if (sort !== 'salary') return `(refreshed_at, post_id) < (${place})`;
  return `(month_max, refreshed_at, post_id) < (${values.add(month, 'int4')}, ${place})`;
}

/**
 * All that is found by words, with its tier. OFFSET 0 keeps the planner from reading an index of an order instead, along which
 * rare words are far apart.
 */
export function matchedSql(search: Search, values: Values): string {
  const query = both(wordQuery(search.groups, false), lexemeQuery(conditionLexemes(search.condition)));
  const tier = isTiered(search) ? `(${strongSql(search, values)})::int4` : '0';
  return `SELECT ${columns}, ${tier} AS tier
    FROM (SELECT * FROM job_search WHERE tsv @@ ${values.add(query, 'tsquery')} OFFSET 0) matched
    WHERE ${conditionSql(search.condition, values)}`;
}

/** The first of each tier without words, along the index of the order; `limit` is a constant of the statement. */
export function walkedSql(
  search: Search,
  after: (After & { tier: number }) | null,
  limit: number,
  values: Values,
): string {
  const walk = (tier: 0 | 1): string => {
    const tests = [conditionSql(search.condition, values)];
    if (isTiered(search)) tests.push(`${tier === 1 ? '' : 'NOT '}(${strongSql(search, values)})`);
    if (after?.tier === tier) tests.push(afterSql(search, after, values));
    return `(SELECT ${columns}, ${tier} AS tier FROM job_search WHERE ${tests.join(' AND ')} ORDER BY ${orderSql(search)} LIMIT ${limit})`;
  };
  if (!isTiered(search) || after?.tier === 0) return walk(0);
  return `${walk(1)} UNION ALL ${walk(0)}`;
}

/** The newest of what is found. */
export function newestSql(search: Search, limit: number, values: Values): string {
  const untiered: Search = { ...search, sort: 'newest' };
  if (!hasWords(search)) return walkedSql(untiered, null, limit, values);
  return `${matchedSql(untiered, values)} ORDER BY ${newest} LIMIT ${limit}`;
}
