import type { Values } from '#server/platform/database/run-prepared.ts';
import { cityNumber, conditionSql, fitSql } from '../find/condition.ts';
import type { After, Reading, RowOrder, Search } from '../find/search.ts';
import { wordQuery } from '../understand/word-group.ts';

/**
 * A part of what a search finds: all; or, when it is sorted by fit, those that say everything in their titles (`title`) and
 * the others (`rest`).
 */
export interface Which {
  search: Search;
  part: 'all' | 'title' | 'rest';
}

export const orderSql: Record<RowOrder, string> = {
  newest: 'refreshed_at DESC, post_id DESC',
  salary: 'month_max DESC, refreshed_at DESC, post_id DESC',
};

/** What a row tells, whatever way it was found. */
export const answerSql = `post_id::text AS id, month_max AS month, nullif(deadline, 'infinity') AS deadline,
    to_char(refreshed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at`;

const filterColumns = `post_id, refreshed_at, month_max, deadline, city_code, region_code, stages, subjects, title_subjects,
    benefits, role, tenure, education, title_level, certificate, experience, company_type, month_min`;

const limits = [21, 101, 401, 1_021] as const;

/** A constant that is enough for so many rows: with a parameter the planner would take another way. */
export const limitFor = (rows: number): number => limits.find((limit) => limit >= rows) ?? limits[3];

export function afterSql(order: RowOrder, { month, at, id }: After, values: Values): string {
  const place = `${values.add(at, 'timestamptz')}, ${values.add(id, 'int8')}`;
  if (order === 'newest') return `(refreshed_at, post_id) < (${place})`;
  return `(month_max, refreshed_at, post_id) < (${values.add(month, 'int4')}, ${place})`;
}

/** Whether rows must be read in full, for their words. */
const readsWords = ({ groups }: Search): boolean => groups.length > 0;

/** Rows lie about in the order of time, as they were written: those of a city, or of a pay, are far from each other. */
export function readingOf(search: Search, order: RowOrder): Reading {
  if (!readsWords(search)) return 'index';
  return order === 'newest' && cityNumber(search.condition) === null ? 'words' : 'scattered';
}

/** `ts_match_vq` is `@@` without the index that would tempt the planner. */
function matchSql({ groups }: Search, strong: boolean, values: Values): string | null {
  const query = wordQuery(groups, strong);
  return query === '' ? null : `ts_match_vq(tsv, ${values.add(query, 'tsquery')})`;
}

/** What puts a post first by fit. */
export function strongSql(search: Search, values: Values): string {
  const tests = [fitSql(search.condition, values), matchSql(search, true, values)];
  return tests.filter((test) => test !== null).join(' AND ') || 'true';
}

function partSql({ search, part }: Which, values: Values): string {
  const match = part === 'title' ? null : matchSql(search, false, values);
  const strong = part === 'all' ? null : strongSql(search, values);
  const tests = [match, part === 'rest' ? `NOT (${strong})` : strong].filter((test) => test !== null);
  return tests.map((test) => ` AND ${test}`).join('');
}

/** The bound of a walk to the end of the table. */
export const toTheEnd = 1_000_000_000;

/**
 * Goes along an index in the order of an answer and keeps what matches: good where much does. The bound is a constant, since
 * with a parameter the planner takes another way.
 */
export function walkSql(which: Which, order: RowOrder, after: After | null, bound: number, values: Values): string {
  const { condition } = which.search;
  const city = cityNumber(condition);
  const where = [
    ...(city === null ? [] : [`city_code = ${values.add(city, 'int4')}`]),
    ...(after ? [afterSql(order, after, values)] : []),
    ...(condition.since && order === 'newest'
      ? [`refreshed_at >= ${values.add(condition.since.toISOString(), 'timestamptz')}`]
      : []),
  ];
  return `SELECT * FROM (
    SELECT ${filterColumns}${readsWords(which.search) ? ', tsv' : ''} FROM job_search${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''}
    ORDER BY ${orderSql[order]} LIMIT ${bound}
  ) walk WHERE ${conditionSql(condition, values)}${partSql(which, values)}`;
}

/**
 * All posts that the inverted index finds by a query, which says all that the words of the part say: good where few match.
 * OFFSET 0 is a wall: beyond it the planner would read other indexes for the columns as well, which takes longer than a look.
 */
export function invertedSql({ search, part }: Which, query: string, values: Values): string {
  const strong = part === 'all' ? '' : ` AND ${part === 'rest' ? 'NOT ' : ''}(${strongSql(search, values)})`;
  return `SELECT * FROM (SELECT * FROM job_search WHERE tsv @@ ${values.add(query, 'tsquery')} OFFSET 0) inverted
    WHERE ${conditionSql(search.condition, values)}${strong}`;
}
