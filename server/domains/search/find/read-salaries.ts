import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import { sampleOf } from '../database/sample.ts';
import type { TermStats } from '../database/term-stats.ts';
import type { SalaryRange } from './salary-histogram.ts';
import type { Search } from './search.ts';

/** Posts read; more tell the same. */
const size = 300;

/** What a fair part of a search's posts pay, those that say so. */
export async function readSalaries(db: Database, search: Search, stats: TermStats): Promise<SalaryRange[]> {
  const values = new Values();
  const { sql } = sampleOf(search, size, stats, values);
  const text = `SELECT month_min AS min, month_max AS max FROM (${sql} LIMIT 1000) found WHERE month_min >= 0`;
  return runPrepared<SalaryRange>(db, text, values);
}
