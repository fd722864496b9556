import type { Candidate } from './fit.ts';

export interface CandidateRow extends Record<string, unknown>, Omit<Candidate, 'activeAt'> {
  activeAt: string;
}

export const candidateColumns = `talent_search.jober_id::text as "joberId", talent_search.stages, talent_search.subjects,
  talent_search.city_codes as "cityCodes", talent_search.education, talent_search.certificates,
  talent_search.title_rank as "titleRank", talent_search.months, talent_search.salary_min as "salaryMin",
  talent_search.active_at as "activeAt"`;

export const candidate = (row: CandidateRow): Candidate => ({ ...row, activeAt: new Date(row.activeAt) });
