/** The filters of posts by the codes of a list (`list-filters.ts`), by parameter name in canonical order. */
export const listFilterNames = [
  'stage',
  'subject',
  'tenure',
  'role',
  'education',
  'title',
  'certificate',
  'experience',
  'companyType',
  'benefit',
] as const;
export type ListFilter = (typeof listFilterNames)[number];

/** All filters in the canonical order of a URL. */
export const addressOrder = [
  'keyword',
  'ignore',
  'cityCode',
  'alsoCity',
  ...listFilterNames,
  'major',
  'cohort',
  'within',
  'salaryMin',
  'salaryMax',
  'applicant',
] as const;
