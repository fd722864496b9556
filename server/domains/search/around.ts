import type { PostFilters } from '#contract/post-search.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from './prepared.ts';
import { readSalaries } from './read-salaries.ts';
import { salaryHistogram } from './salary-histogram.ts';
import { sampleOf } from './sample.ts';
import type { Search } from './search.ts';
import type { Around } from './search-types.ts';
import type { TermStats } from './term-stats.ts';
import { understand } from './understand.ts';
import { widen } from './widen.ts';

const companies = 5;
/** Posts whose companies are looked at. */
const size = 120;

/** The right column of a search: salaries, companies that answer, and what a wider scope would find. */
export async function around(db: Database, filters: PostFilters, now: Date): Promise<Around> {
  const { search, stats } = await understand(db, filters, 'newest', now);
  const anySalary = { ...search, condition: { ...search.condition, salaryMin: null, salaryMax: null } };
  return {
    salary: salaryHistogram(await readSalaries(db, anySalary, stats)),
    companyIds: await answeringCompanies(db, search, stats),
    widenings: await widen(db, filters, now),
  };
}

/** Those that answer most deliveries, and of these who answers soonest. */
async function answeringCompanies(db: Database, search: Search, stats: TermStats): Promise<string[]> {
  const values = new Values();
  const { sql } = sampleOf(search, size, stats, values);
  const text = `SELECT id::text AS id FROM company
  WHERE id IN (SELECT company_id FROM job_search WHERE post_id IN (SELECT post_id FROM (${sql} LIMIT 200) found)) AND status = 'approved' AND reply_rate IS NOT NULL
  ORDER BY reply_rate DESC, reply_minutes, id LIMIT ${companies}`;
  const rows = await runPrepared<{ id: string }>(db, text, values);
  return rows.map(({ id }) => id);
}
