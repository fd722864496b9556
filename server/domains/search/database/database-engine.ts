import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Posted, SearchEngine } from '../engine.ts';
import type { SalaryRange } from '../find/salary-histogram.ts';
import type { Search } from '../find/search.ts';
import { quoteLexeme } from '../index/vector.ts';
import type { PayRange } from '../understand/part.ts';
import { type WordGroup, wordQuery } from '../understand/word-group.ts';
import { countOptions } from './count-options.ts';
import { densityOf } from './density.ts';
import { countRows, findRows, firstRows } from './find-rows.ts';
import { newestSql } from './statements.ts';

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
    const query = values.add(wordQuery(groups, false), 'tsquery');
    // With a LIMIT of 1 the planner would assume that any scan soon finds a row.
    return `(SELECT count(*)::int4 FROM (SELECT FROM job_search WHERE tsv @@ ${query} AND deadline > ${moment} ${paid} LIMIT 100) found) AS t${at}`;
  });
  const [row] = await runPrepared<Record<string, number>>(db, `SELECT ${tests.join(', ')}`, values);
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
  const rows = lexemes.length > 0 ? await runPrepared<{ query: string; posts: number }>(db, text, values) : [];
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
  salaries: (search) =>
    ofNewest<SalaryRange>(db, search, {
      limit: size.salaries,
      columns: 'month_min AS min, month_max AS max',
      where: 'WHERE month_min >= 0',
    }),
  facets: (search, facets) => countOptions(db, search, facets),
});

interface Newest {
  limit: number;
  columns: string;
  where?: string;
}

async function ofNewest<Row>(db: Database, search: Search, { limit, columns, where = '' }: Newest): Promise<Row[]> {
  const { all } = await densityOf(db, search);
  const values = new Values();
  const text = `SELECT ${columns} FROM (${newestSql(search, all, limit, values)}) found ${where}`;
  return runPrepared<Row>(db, text, values);
}
