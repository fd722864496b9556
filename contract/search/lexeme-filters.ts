import { applicantMajors } from './applicant.ts';

/** 届别 that a post names in its title or description. */
export const cohorts = {
  '2025': '2025 届',
  '2026': '2026 届',
  '2027': '2027 届',
  '2028': '2028 届',
  '2029': '2029 届',
} as const;

/**
 * Filters of posts by what their texts name, answered by lexemes alone: no column stores them. A post that asks for no 专业 is open
 * to every one.
 */
export const lexemeFilters = {
  major: { label: '专业', list: applicantMajors, many: true },
  cohort: { label: '届别', list: cohorts, many: true },
} as const;
