import { type Condition, cityNumber, conditionSql } from './condition.ts';
import type { Values } from './prepared.ts';

/** The order of rows. The order by fit is `newest` within each tier. */
export type RowOrder = 'newest' | 'salary';

/** The row that a sheet begins after: its sort keys. */
export interface After {
  month: number;
  at: string;
  id: string;
}

/** What words must match: queries in PostgreSQL's notation, made by `word-group.ts`. */
export interface WordTest {
  match: string;
  /** Matches of these are left out: they stand in the tier before. */
  except?: string;
}

/** Which posts, by the columns and words that they must have. */
export interface Which {
  condition: Condition;
  words: WordTest | null;
}

export const orderSql: Record<RowOrder, string> = {
  newest: 'refreshed_at DESC, post_id DESC',
  salary: 'month_max DESC, refreshed_at DESC, post_id DESC',
};

/** What a row tells, whatever way it was found. */
export const answerSql = `post_id::text AS id, month_max AS month, nullif(deadline, 'infinity') AS deadline,
    to_char(refreshed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at`;

const filterColumns = `post_id, refreshed_at, month_max, deadline, city_code, region_code, stages, subjects, benefits, role, tenure,
    education, title_level, certificate, experience, company_type, month_min`;

export function afterSql(order: RowOrder, { month, at, id }: After, values: Values): string {
  const place = `${values.add(at, 'timestamptz')}, ${values.add(id, 'int8')}`;
  if (order === 'newest') return `(refreshed_at, post_id) < (${place})`;
  return `(month_max, refreshed_at, post_id) < (${values.add(month, 'int4')}, ${place})`;
}

function wordSql(test: WordTest | null, values: Values): string {
  if (test === null) return '';
  const match = ` AND ts_match_vq(tsv, ${values.add(test.match, 'tsquery')})`;
  return test.except ? `${match} AND NOT ts_match_vq(tsv, ${values.add(test.except, 'tsquery')})` : match;
}

/**
 * Goes along an index in the order of an answer and keeps what matches: good where much does. The bound is a constant, since
 * with a parameter the planner takes another way; `ts_match_vq` is `@@` without the index that would tempt it.
 */
export function walkSql(
  { condition, words }: Which,
  order: RowOrder,
  after: After | null,
  bound: number | null,
  values: Values,
): string {
  const city = cityNumber(condition);
  const where = [
    ...(city === null ? [] : [`city_code = ${values.add(city, 'int4')}`]),
    ...(after ? [afterSql(order, after, values)] : []),
    ...(condition.since && order === 'newest'
      ? [`refreshed_at >= ${values.add(condition.since.toISOString(), 'timestamptz')}`]
      : []),
  ];
  return `SELECT * FROM (
    SELECT ${filterColumns}${words ? ', tsv' : ''} FROM job_search${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''}
    ORDER BY ${orderSql[order]}${bound === null ? '' : ` LIMIT ${bound}`}
  ) walk WHERE ${conditionSql(condition, values)}${wordSql(words, values)}`;
}

/** All posts that the inverted index finds by a query: good where few match. The query says all of `words`. */
export function invertedSql({ condition, words }: Which, query: string, values: Values): string {
  const except = words?.except ? ` AND NOT ts_match_vq(tsv, ${values.add(words.except, 'tsquery')})` : '';
  return `SELECT * FROM job_search WHERE tsv @@ ${values.add(query, 'tsquery')} AND ${conditionSql(condition, values)}${except}`;
}
