import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Found, SearchEngine } from '../engine.ts';
import { readSalaries } from '../find/read-salaries.ts';
import type { Search, Slice } from '../find/search.ts';
import { countFound } from './count-found.ts';
import { countSample } from './count-sample.ts';
import { existsMatch } from './exists-match.ts';
import { findRows } from './find-rows.ts';
import { sampleOf } from './sample.ts';
import { readStats, type TermStats } from './term-stats.ts';

/** Posts whose companies are looked at. */
const size = 120;

/** Answers from `job_search` and its indexes, by what was counted in the background. */
export const databaseEngine = (db: Database): SearchEngine => ({
  db,
  stats: (lexemes) => readStats(db, lexemes),
  exists: (lists, now) => existsMatch(db, lists, now),
  find: (search, slice, context) => find(db, search, slice, context),
  rows: async (search, slice, context) => (await findRows(db, search, slice, context)).rows,
  count: async (search, stats) => (await countFound(db, search, stats, { isRough: true })).found,
  salaries: (search, stats) => readSalaries(db, search, stats),
  some: (search, stats) => someOf(db, search, stats),
  facets: (search, facets, stats) => countSample(db, { search, facets }, stats),
});

async function find(
  db: Database,
  search: Search,
  slice: Slice,
  { stats, today }: { stats: TermStats; today: Date },
): Promise<Found> {
  const isFirst = slice.after === null && slice.offset === 0;
  const found = slice.rows === 0 ? { rows: [], counts: null } : await findRows(db, search, slice, { stats, today });
  const counts =
    found.counts ??
    (await countFound(db, search, stats, { rows: isFirst ? found.rows : [], today: isFirst ? today : null }));
  return { rows: found.rows, counts };
}

async function someOf(db: Database, search: Search, stats: TermStats): Promise<string[]> {
  const values = new Values();
  const { sql } = sampleOf(search, size, stats, values);
  const text = `SELECT post_id::text AS id FROM (${sql} LIMIT 200) found`;
  return (await runPrepared<{ id: string }>(db, text, values)).map(({ id }) => id);
}
