import { sql } from 'drizzle-orm';
import { provinceCodeOf } from '#contract/taxonomy/regions.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Candidate, Opening } from './fit.ts';
import { headsOf } from './heads.ts';
import { jointQuery } from './joint-lexemes.ts';
import { sampled } from './sample.ts';

/** Five times what is shown: those who suit best are found first. */
const ENOUGH = 160;

export interface CandidateRow extends Record<string, unknown>, Omit<Candidate, 'activeAt'> {
  activeAt: string;
}

export const candidateColumns = sql`talent_search.jober_id as "joberId", talent_search.stages, talent_search.subjects,
  talent_search.city_codes as "cityCodes", talent_search.education, talent_search.certificates,
  talent_search.title_rank as "titleRank", talent_search.experience, talent_search.months,
  talent_search.salary_min as "salaryMin", talent_search.completeness, talent_search.active_at as "activeAt"`;

export const candidate = (row: CandidateRow): Candidate => ({ ...row, activeAt: new Date(row.activeAt) });

/** From what suits in everything to what suits in one. */
function steps({ stages, subjects, cityCode }: Opening): string[] {
  const city = [cityCode];
  const province = [provinceCodeOf(cityCode)];
  const all = [
    jointQuery(city, stages, subjects),
    jointQuery(city, [], subjects),
    jointQuery(province, stages, subjects),
    jointQuery([], stages, subjects),
    jointQuery(city, stages, []),
    jointQuery([], [], subjects),
    jointQuery(city, [], []),
  ];
  return [...new Set(all.filter(Boolean))];
}

/** People whom it is worth comparing with a post, in one read that stops when there are enough. */
export async function candidatesFor(
  db: Database,
  post: Opening,
  hidden: readonly string[],
  now: Date,
): Promise<Candidate[]> {
  const heads = await headsOf(db, 'newest', now);
  const rest = hidden.length > 0 ? sql`talent_search.jober_id <> all(${sql.param([...hidden])}::bigint[])` : sql`true`;
  const { rows } = await db.execute<CandidateRow>(
    sampled({ order: 'newest', heads, queries: steps(post), rest, columns: candidateColumns, limit: ENOUGH }),
  );
  return rows.map(candidate);
}

/** People by id, as far as they are still in talent search. */
export async function candidatesById(db: Database, ids: readonly string[]): Promise<Map<string, Candidate>> {
  const { rows } = await db.execute<CandidateRow>(
    sql`select ${candidateColumns} from talent_search where talent_search.jober_id = any(${sql.param([...ids])}::bigint[])`,
  );
  return new Map(rows.map((row) => [row.joberId, candidate(row)]));
}
