import type { RowOf } from '#server/platform/database/database.ts';
import type { Candidate } from './fit.ts';

/** The shape of `candidateColumns`. */
export const candidateRow = {
  joberId: 'string',
  stages: 'string[]',
  subjects: 'string[]',
  cityCodes: 'string[]',
  education: 'string',
  certificates: 'string[]',
  titleRank: 'number',
  months: 'number',
  salaryMin: 'number',
  activeAt: 'string',
} as const;
export type CandidateRow = RowOf<typeof candidateRow>;

export const candidateColumns = `talent_search.jober_id::text as "joberId", talent_search.stages, talent_search.subjects,
  talent_search.city_codes as "cityCodes", talent_search.education, talent_search.certificates,
  talent_search.title_rank as "titleRank", talent_search.months, talent_search.salary_min as "salaryMin",
  talent_search.active_at as "activeAt"`;

export const candidate = (row: CandidateRow): Candidate => ({ ...row, activeAt: new Date(row.activeAt) });
