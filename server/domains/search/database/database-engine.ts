import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { SearchEngine } from '../engine.ts';
import type { SalaryRange } from '../find/salary-histogram.ts';
import type { Search } from '../find/search.ts';
import { countOptions } from './count-options.ts';
import { countUpTo } from './count-up-to.ts';
import { densityOf } from './density.ts';
import { countRows, findRows, firstRows } from './find-rows.ts';
import { countPosted } from './posted.ts';
import { newestSql } from './statements.ts';

/** Sample sizes for salaries and companies, and the limit of counting. */
const size = { salaries: 300, companies: 120, counted: 1_000 } as const;

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
  some: async (search) => {
    const found = await ofNewest<{ id: string }>(db, search, { limit: size.companies, columns: 'post_id::text AS id' });
    return found.map(({ id }) => id);
  },
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
