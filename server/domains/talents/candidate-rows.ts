import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Candidate } from './fit.ts';

export interface CandidateRow extends Record<string, unknown>, Omit<Candidate, 'activeAt'> {
  activeAt: string;
}

export const candidateColumns = `talent_search.jober_id::text as "joberId", talent_search.stages, talent_search.subjects,
  talent_search.city_codes as "cityCodes", talent_search.education, talent_search.certificates,
  talent_search.title_rank as "titleRank", talent_search.experience, talent_search.months,
  talent_search.salary_min as "salaryMin", talent_search.completeness, talent_search.active_at as "activeAt"`;

export const candidate = (row: CandidateRow): Candidate => ({ ...row, activeAt: new Date(row.activeAt) });

/** People by id, as far as they are still in talent search. */
export async function candidatesById(db: Database, ids: readonly string[]): Promise<Map<string, Candidate>> {
  const values = new Values();
  const text = `select ${candidateColumns} from talent_search where talent_search.jober_id = any (${values.add(ids, 'int8[]')}::int8[])`;
  const rows = await runPrepared<CandidateRow>(db, text, values);
  return new Map(rows.map((row) => [row.joberId, candidate(row)]));
}
